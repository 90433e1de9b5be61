import { randomUUID } from "node:crypto";
import * as Effect from "effect/Effect";
import { offers } from "../../../../domain/ports/capabilities.ts";
import { NotFound, type RemoteFailure } from "../../../../domain/remote-failure.ts";
import { PossibleUser } from "../../../contract/access.ts";
import { group } from "../group.ts";
import { allowedAccount } from "../../policy/account-creation.ts";
import { Accounts } from "../../policy/accounts.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { Bearers } from "../bearers.ts";
import { LIMITS } from "../limits.ts";
import { forAddress, rateLimit } from "../rate-limit.ts";
import { AccessTokens } from "../../tokens/access-tokens.ts";
import { IdentityTokens } from "../../tokens/identity-tokens.ts";
import { offered } from "./offered.ts";
import { bareUser } from "./without-optional.ts";

/** What a stranger does wrong, and not what somebody meets who has done nothing wrong. */
const isSuspicious = ({ _tag }: RemoteFailure): boolean => _tag !== "NotFound" && _tag !== "RateLimited";

/** The refresh token is answered because the contract has one; no call takes it. */
export const authenticationHandlers = group("authentication", function* () {
  const identities = yield* IdentityTokens;
  const tokens = yield* AccessTokens;
  const accounts = yield* Accounts;
  const bearers = yield* Bearers;
  const isWhole = yield* offers("fields");
  const endsSessions = yield* offers("sessions");
  const capabilities = yield* offered;
  const exchanges = LIMITS["authentication.exchange"];
  const exchangesOfAddress = yield* rateLimit("exchange by address", exchanges.address);
  const exchangesOfAccount = yield* rateLimit("exchange by account", exchanges.account);
  const newUsers = LIMITS["authentication.createUser"];
  const newUsersOfAddress = yield* rateLimit("createUser by address", newUsers.address);
  const newUsersOfAccount = yield* rateLimit("createUser by account", newUsers.account);
  const failures = yield* rateLimit("failed sign-in by address", exchanges.failures);
  const counted = (failure: RemoteFailure) =>
    isSuspicious(failure) ? forAddress(failures.spend) : Effect.void;
  return (handlers) =>
    handlers.handleAll({
      exchange: Effect.fnUntraced(function* ({ payload }) {
        yield* forAddress(failures.check);
        yield* forAddress(exchangesOfAddress.take);
        return yield* Effect.gen(function* () {
          const identity = yield* identities.verify(payload.idToken);
          const { uid } = identity;
          yield* exchangesOfAccount.take(uid);
          const user = yield* accounts.signingIn(identity);
          if (user === undefined) return yield* Effect.fail(NotFound("User not found"));
          if (endsSessions && payload.endEarlier === true)
            yield* Effect.andThen(accounts.endEarlier(identity), bearers.forget);
          const { revision: _, ...told } = isWhole ? user : bareUser(user);
          return {
            accessToken: yield* tokens.issue(identity),
            refreshToken: randomUUID(),
            user: told,
            ...capabilities,
          };
        }).pipe(Effect.tapError(counted));
      }, withAnsweredFailures),
      createUser: Effect.fnUntraced(function* ({ params, query }) {
        yield* forAddress(failures.check);
        yield* forAddress(newUsersOfAddress.take);
        return yield* Effect.gen(function* () {
          const identity = yield* identities.verify(params.tokenId);
          yield* newUsersOfAccount.take(identity.uid);
          const asked = { ...params, allowUnverified: !isWhole || query.allowUnverified !== undefined };
          yield* accounts.create(yield* allowedAccount(asked, identity, yield* PossibleUser));
          return { status: "ok" };
        }).pipe(Effect.tapError(counted));
      }, withAnsweredFailures),
    });
});
