import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { Authentication } from "../../../domain/ports/authentication.ts";
import { Credentials } from "../../../domain/ports/credentials.ts";
import { IdentityProvider } from "../../../domain/ports/identity-provider.ts";
import { appUserOf } from "../../../domain/app-user.ts";
import type { Identity } from "../../../domain/session.ts";
import {
  type ExchangeFailure,
  exchangeFailureOf,
  NO_ANSWER,
  SOMEBODY_ELSE,
  type SignInFailure,
} from "../../../domain/sign-in-failure.ts";
import type { ExchangeAnswer, ExchangeRequest } from "../../auth/auth.types.ts";

const NANOSECONDS = 1_000_000n;

/** How long the page has been there, in milliseconds: whatever is done to the wall clock, it only goes forward. */
export const pageTime = Effect.map(Clock.monotonicTimeNanos, (time) => Number(time / NANOSECONDS));

/** A provider that cannot be reached for a fresh token says nothing of whose it is. */
const withoutToken = (failure: SignInFailure): ExchangeFailure =>
  failure._tag === "NetworkFailed" || failure._tag === "PageOutdated" ? NO_ANSWER : failure;

const exchange = Effect.fnUntraced(function* (identity: Identity) {
  const provider = yield* IdentityProvider;
  const authentication = yield* Authentication;
  const credentials = yield* Credentials;
  const idToken = yield* provider.idToken().pipe(Effect.mapError(withoutToken));
  if (idToken?.uid !== identity.uid) return yield* Effect.fail<ExchangeFailure>(SOMEBODY_ELSE);
  const { accessToken, user } = yield* authentication
    .exchange(idToken.token)
    .pipe(Effect.mapError(exchangeFailureOf));
  yield* credentials.hold(accessToken);
  return appUserOf(identity, user);
});

/**
 * Trades the identity's token, and nobody else's, for the product's own and keeps it. Interrupted, it keeps nothing; the answer
 * carries the generation it was asked in, so that a late one can be told.
 */
export const exchangeIdentity = Effect.fnUntraced(function* ({ identity, generation }: ExchangeRequest) {
  const outcome = yield* Effect.result(exchange(identity));
  const at = yield* pageTime;
  return { generation, at, outcome } satisfies ExchangeAnswer;
});
