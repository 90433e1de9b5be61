import * as Effect from "effect/Effect";
import { IdentityProvider } from "../../../domain/ports/identity-provider.ts";
import { LiveSessions } from "../../../domain/ports/live-sessions.ts";
import type { Registration } from "../../../domain/signing-up/registration.ts";
import type { EmailAndPassword, Leaving, NewUser } from "../../auth/auth.types.ts";

export const restoreIdentity = () => IdentityProvider.use((provider) => provider.restore());

export const signInWithEmail = ({ email, password }: EmailAndPassword) =>
  IdentityProvider.use((provider) => provider.signInWithEmail(email, password));

export const signInWithGoogle = () => IdentityProvider.use((provider) => provider.signInWithGoogle());

/** Makes an account at the provider; gives what the backend has to be told next. */
export const registerWithEmail = ({ email, password, birthDate, username }: Registration) =>
  IdentityProvider.use((provider) => provider.register(email, password, username)).pipe(
    Effect.map((identity): NewUser => ({ identity, birthDate, password })),
  );

/** Has a link sent by which a password is set anew. */
export const resetPassword = (email: string) =>
  IdentityProvider.use((provider) => provider.resetPassword(email));

/** Has a link sent by which whoever is there shows that their address is theirs. */
export const verifyAddress = () => IdentityProvider.use((provider) => provider.verifyAddress());

export const signOutOfIdentity = ({ uid }: Leaving) =>
  IdentityProvider.use((provider) => provider.signOut(uid));

/** Signs whom an attempt let in out at the provider, unless another tab works with a session of theirs. */
export const undoAttempt = Effect.fnUntraced(function* ({ uid }: Leaving) {
  if (yield* LiveSessions.use((sessions) => sessions.isLiveElsewhere(uid))) return;
  yield* IdentityProvider.use((provider) => provider.signOut(uid));
});
