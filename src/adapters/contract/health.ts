import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { UnreadAuthorization } from "./access.ts";
import { SERVER_FAILED } from "./failures.ts";
import { Offered } from "./offered.ts";

/** §7, Health. Public: whoever watches the service needs no account; the console says who asks, as in every call. */
export const healthGroup = () =>
  HttpApiGroup.make("health").add(
    HttpApiEndpoint.get("check", "/health", {
      success: Schema.Struct({ status: Schema.String, capabilities: Offered }),
      error: SERVER_FAILED,
    }).middleware(UnreadAuthorization),
  );
