import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { FAILURES } from "./failures.ts";
import { UserCodec } from "./user-codec.ts";

/** §7, Authentication. No bearer token: the identity token travels in the body (D22). */
export const AuthenticationGroup = HttpApiGroup.make("authentication").add(
  HttpApiEndpoint.post("exchange", "/authentication/exchange", {
    payload: Schema.Struct({ idToken: Schema.String }),
    success: Schema.Struct({
      accessToken: Schema.String,
      refreshToken: Schema.String,
      user: UserCodec,
    }),
    error: FAILURES,
  }),
);
