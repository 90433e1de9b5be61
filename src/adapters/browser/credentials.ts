import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Confidential } from "../../domain/confidential.ts";
import { Credentials } from "../../domain/ports/credentials.ts";
import { IdentityProvider } from "../../domain/ports/identity-provider.ts";

/** `Credentials` in the memory of this tab, falling back to the identity provider's token. */
export const credentialsInMemory = Layer.effect(
  Credentials,
  Effect.map(IdentityProvider, (provider) => {
    let held: Confidential | undefined;
    let tellRefused = (): void => undefined;
    let tellDoubted = (): void => undefined;
    const about = (token: Confidential, tell: () => void) =>
      Effect.sync(() => {
        if (token.revealed === held?.revealed) tell();
      });
    return Credentials.of({
      hold: (accessToken) =>
        Effect.sync(() => {
          held = accessToken;
        }),
      release: () =>
        Effect.sync(() => {
          held = undefined;
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
      refuse: (token) => about(token, () => tellRefused()),
      doubt: (token) => about(token, () => tellDoubted()),
      watch: (refused, doubted) =>
        Effect.sync(() => {
          tellRefused = refused;
          tellDoubted = doubted;
        }),
    });
  }),
);
