import * as Effect from "effect/Effect";
import { Capabilities } from "../../domain/ports/capabilities.ts";
import { IdentityProvider } from "../../domain/ports/identity-provider.ts";

/** What is known of one's own account beside who one is, and whether a new password ends one's other sessions. */
export const readAccount = Effect.gen(function* () {
  const account = yield* IdentityProvider.use((provider) => provider.account());
  const endsElsewhere = yield* Capabilities.use(({ offers }) => offers("sessions"));
  return { ...account, endsElsewhere };
});

export type OwnAccount = Effect.Success<typeof readAccount>;
