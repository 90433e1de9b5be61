import { randomUUID } from "node:crypto";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { NotFound } from "../../../domain/remote-failure.ts";
import { Api } from "../../contract/api.ts";
import { Accounts } from "../accounts.ts";
import { answered } from "../answered.ts";
import { AccessTokens } from "../tokens/access-tokens.ts";
import { IdentityTokens } from "../tokens/identity-tokens.ts";

/** §7, Authentication. The refresh token is answered because the contract has one; no call takes it (D24). */
export const authenticationHandlers = HttpApiBuilder.group(
  Api,
  "authentication",
  Effect.fnUntraced(function* (handlers) {
    const identities = yield* IdentityTokens;
    const tokens = yield* AccessTokens;
    const accounts = yield* Accounts;
    return handlers.handle("exchange", ({ payload }) =>
      answered(
        Effect.gen(function* () {
          const { uid } = yield* identities.verify(payload.idToken);
          const user = yield* accounts.byIdentity(uid);
          if (user === undefined) return yield* Effect.fail(NotFound("User not found"));
          return { accessToken: yield* tokens.issue(uid), refreshToken: randomUUID(), user };
        }),
      ),
    );
  }),
);
