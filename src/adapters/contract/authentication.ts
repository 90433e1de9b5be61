import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { PossibleAuthorization } from "./access.ts";
import { whole } from "./endpoints.ts";
import { FAILURES } from "./failures.ts";
import { Offered } from "./offered.ts";
import { WholeUserCodec } from "./user-codec.ts";

/**
 * §7, Authentication. The exchange has no bearer token: the identity token travels in the body (D22). `createUser` has
 * everything in its path and answers nothing but that it was heard, so that nobody learns who exists (D21, D22).
 */
export const authenticationGroup = () =>
  HttpApiGroup.make("authentication").add(
    HttpApiEndpoint.post("exchange", "/authentication/exchange", {
      payload: Schema.Struct({ idToken: Schema.String, endEarlier: Schema.optionalKey(Schema.Boolean) }),
      success: Schema.Struct({
        accessToken: Schema.String,
        refreshToken: Schema.String,
        user: whole(WholeUserCodec),
        capabilities: Offered,
      }),
      error: FAILURES,
    }),
    HttpApiEndpoint.post("createUser", "/authentication/createUser/:dob/:email/:password/:roleId/:tokenId", {
      params: {
        dob: Schema.String,
        email: Schema.String,
        password: Schema.String,
        roleId: Schema.String,
        tokenId: Schema.String,
      },
      query: { allowUnverified: Schema.optional(Schema.Literal("true")) },
      success: Schema.Struct({ status: Schema.String }),
      error: FAILURES,
    }).middleware(PossibleAuthorization),
  );
