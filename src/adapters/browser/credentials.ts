import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { COOLDOWN_MS } from "../../domain/cooldown.ts";
import type { Confidential } from "../../domain/confidential.ts";
import { Credentials } from "../../domain/ports/credentials.ts";
import { IdentityProvider } from "../../domain/ports/identity-provider.ts";

/** `Credentials` in the memory of this tab, falling back to the identity provider's token. */
export const credentialsInMemory = Layer.effect(
  Credentials,
  Effect.map(IdentityProvider, (provider) => {
    let held: Confidential | undefined;
    let earlier = new WeakSet<Confidential>();
    let tellRefused = (): void => undefined;
    let tellDoubted = (): void => undefined;
    const isHeld = (token: Confidential): boolean => token.revealed === held?.revealed;
    return Credentials.of({
      hold: (accessToken) =>
        Effect.sync(() => {
          if (held !== undefined) earlier.add(held);
          held = accessToken;
        }),
      release: () =>
        Effect.sync(() => {
          held = undefined;
          earlier = new WeakSet();
        }),
      bearer: () =>
        Effect.suspend(() =>
          held === undefined
            ? provider.idToken().pipe(
                Effect.map((idToken) => idToken?.token),
                Effect.orElseSucceed(() => undefined),
              )
            : Effect.succeed(held),
        ),
      refuse: (token) =>
        Effect.sync(() => {
          if (!isHeld(token)) return earlier.has(token);
          tellRefused();
          return false;
        }),
      doubt: (token) => {
        const tell = Effect.sync(() => {
          if (isHeld(token)) tellDoubted();
        });
        // Within the cooldown nobody hears it (D17): what is in doubt still, is told again.
        return Effect.andThen(tell, Effect.asVoid(Effect.forkDetach(Effect.delay(tell, COOLDOWN_MS))));
      },
      watch: (refused, doubted) =>
        Effect.sync(() => {
          tellRefused = refused;
          tellDoubted = doubted;
        }),
    });
  }),
);
