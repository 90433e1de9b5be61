import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Redacted from "effect/Redacted";
import { Forbidden, Unauthorized } from "../../../domain/remote-failure.ts";
import { Authorization, CurrentUser, PossibleAuthorization, PossibleUser } from "../../contract/access.ts";
import { mayCall } from "../policy/access-table.ts";
import { Accounts } from "../policy/accounts.ts";
import { withAnsweredFailures } from "./answered-failure.ts";
import { AccessTokens } from "../tokens/access-tokens.ts";
import { remembering } from "./bearers.ts";

/**
 * Bearer check, then the table of access, both before anything is decoded or looked up: whose token it is,
 * whether that user still exists, and whether the role may call this operation at all.
 */
export const authorization = Layer.effect(
  Authorization,
  Effect.gen(function* () {
    const tokens = yield* AccessTokens;
    const accounts = yield* Accounts;
    // No change of a record changes who signed a token.
    const identities = remembering(tokens.verify);
    const bearers = remembering((token: string) =>
      Effect.flatMap(identities.of(token), (uid) =>
        uid === undefined ? Effect.succeed(undefined) : accounts.byIdentity(uid),
      ),
    );
    return Authorization.of({
      bearer: Effect.fnUntraced(function* (httpEffect, { credential, endpoint, group }) {
        const user = yield* withAnsweredFailures(bearers.of(Redacted.value(credential)));
        if (user === undefined) return yield* Effect.fail(Unauthorized);
        if (!mayCall(user.role, `${group.identifier}.${endpoint.identifier}`))
          return yield* Effect.fail(Forbidden);
        const answering = Effect.provideService(httpEffect, CurrentUser, user);
        return yield* endpoint.method === "GET" ? answering : Effect.ensuring(answering, bearers.forget);
      }),
    });
  }),
);
/** Who it is if the bearer token is good, and nobody if it is not; the handler asks what that is worth. */
export const possibleAuthorization = Layer.effect(
  PossibleAuthorization,
  Effect.gen(function* () {
    const tokens = yield* AccessTokens;
    const accounts = yield* Accounts;
    return PossibleAuthorization.of({
      bearer: (httpEffect, { credential }) =>
        tokens.verify(Redacted.value(credential)).pipe(
          Effect.flatMap(accounts.byIdentity),
          Effect.orElseSucceed(() => undefined),
          Effect.flatMap((user) => Effect.provideService(httpEffect, PossibleUser, user)),
        ),
    });
  }),
);
