import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { SERVER_FAILED } from "./failures.ts";

/** The names of what there is beyond §7 (D57), unknown ones among them; whatever is no such list says nothing. */
const capabilities = Schema.optionalKey(
  Schema.UndefinedOr(Schema.Array(Schema.String)).pipe(
    Schema.catchDecoding(() => Effect.succeed(Option.some(undefined))),
  ),
);

/** §7, Health. Public: whoever watches the service needs no account. */
export const healthGroup = () =>
  HttpApiGroup.make("health").add(
    HttpApiEndpoint.get("check", "/health", {
      success: Schema.Struct({ status: Schema.String, capabilities }),
      error: SERVER_FAILED,
    }),
  );
