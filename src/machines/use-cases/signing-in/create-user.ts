import * as Effect from "effect/Effect";
import { Authentication } from "../../../domain/ports/authentication.ts";
import { GeneratedPasswords } from "../../../domain/ports/generated-passwords.ts";
import { IdentityProvider } from "../../../domain/ports/identity-provider.ts";
import { DEFAULT_ROLE_ID } from "../../../domain/role.ts";
import { NO_PENDING_GOOGLE_USER, signInFailureOfRemote } from "../../../domain/sign-in-failure.ts";
import type { NewUser } from "../../auth/auth.types.ts";

/**
 * Makes the backend's user for an identity; who chose no password gets a generated one. Asked once.
 * Fails with `NoPendingGoogleUser` when the provider has somebody else by now, or nobody.
 */
export const createUser = Effect.fnUntraced(function* ({ identity, birthDate, password }: NewUser) {
  const idToken = yield* IdentityProvider.use((provider) => provider.idToken());
  if (idToken?.uid !== identity.uid) return yield* Effect.fail(NO_PENDING_GOOGLE_USER);
  const account = {
    birthDate,
    email: identity.email,
    password: password ?? (yield* GeneratedPasswords.use((passwords) => passwords.next())),
    roleId: DEFAULT_ROLE_ID,
    idToken: idToken.token,
  };
  return yield* Authentication.use((authentication) => authentication.createUser(account)).pipe(
    Effect.mapError(signInFailureOfRemote),
  );
});
