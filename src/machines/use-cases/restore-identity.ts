import * as Effect from "effect/Effect";
import { Authentication } from "../../domain/ports/authentication.ts";
import { IdentityProvider } from "../../domain/ports/identity-provider.ts";

/**
 * Who was here last time. Meanwhile their kept token is traded: the exchange that follows, with the same token, finds
 * that begun. It lets nobody in by itself, and is given up where the provider knows somebody else, or nobody.
 */
export const restoreIdentity = Effect.fnUntraced(function* () {
  const provider = yield* IdentityProvider;
  const authentication = yield* Authentication;
  const kept = yield* provider.keptToken();
  if (kept === undefined) return yield* provider.restore();
  yield* authentication.begin(kept.token);
  return yield* provider.restore().pipe(
    Effect.tap((identity) => (identity?.uid === kept.uid ? Effect.void : authentication.giveUp())),
    Effect.onInterrupt(() => authentication.giveUp()),
  );
});
