import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import * as HttpRouter from "effect/http/HttpRouter";
import * as HttpServerRequest from "effect/http/HttpServerRequest";
import { DENIED, GoogleConsents, returning } from "./google-consents.ts";

/** Where Google sends the browser after consent; none of the contract's calls. */
export const RETURN_PATH = "/api/google/return";

const State = Schema.String.check(Schema.isPattern(/^[\w-]{1,128}$/u));
const Code = Schema.String.check(Schema.isPattern(/^[\x21-\x7e]{1,512}$/u));
const Outcome = Schema.Union([
  Schema.Struct({ state: State, code: Code }),
  Schema.Struct({ state: State, error: Schema.String }),
]);

const EXPIRED = "expired";

/**
 * Google's way back to the console. It binds the code to whoever began with the state, so that nobody else can
 * connect with it, and goes on to the business page. It needs no token: the state says whose consent it is.
 */
export const googleReturn = Layer.unwrap(
  Effect.map(GoogleConsents, ({ allow, deny }) =>
    HttpRouter.add(
      "GET",
      RETURN_PATH,
      Effect.gen(function* () {
        const outcome = yield* HttpServerRequest.schemaSearchParams(Outcome);
        const { state } = outcome;
        if ("code" in outcome) {
          const { code } = outcome;
          return (yield* allow(state, code))
            ? returning({ code, state })
            : returning({ error: EXPIRED, state });
        }
        return returning({ error: (yield* deny(state)) ? DENIED : EXPIRED, state });
      }).pipe(Effect.catchTag("SchemaError", () => Effect.succeed(returning({ error: EXPIRED })))),
    ),
  ),
);
