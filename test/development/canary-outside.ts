import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Confidential } from "../../src/domain/confidential.ts";
import { Authentication } from "../../src/domain/ports/authentication.ts";
import { Credentials } from "../../src/domain/ports/credentials.ts";
import { GeneratedPasswords } from "../../src/domain/ports/generated-passwords.ts";
import { IdentityProvider } from "../../src/domain/ports/identity-provider.ts";
import { LiveSessions } from "../../src/domain/ports/live-sessions.ts";
import { NotFound } from "../../src/domain/remote-failure.ts";
import type { User } from "../../src/domain/user.ts";
import { authMachine } from "../../src/machines/auth/auth.machine.ts";
import { effectActors } from "../../src/machines/effect-actor.ts";
import { createUser } from "../../src/machines/use-cases/signing-in/create-user.ts";
import { exchangeIdentity } from "../../src/machines/use-cases/signing-in/exchange-identity.ts";
import * as signIn from "../../src/machines/use-cases/signing-in/sign-in.ts";
import { id } from "../domain/generators.ts";
import { ANA } from "../machines/auth/auth-fixtures.ts";

/** Secrets that no form types: what the provider, the backend and the console make themselves. */
export const MADE = ["canary-id-token", "canary-access-token", "canary-generated-password"] as const;
const [ID_TOKEN, ACCESS_TOKEN, GENERATED] = MADE;

const USER: User = { userId: id<"user">("7"), email: ANA.email, profile: { nombre: "Ana" }, role: "viewer" };

/** The programs of sign-in with an outside that carries canaries; whom it does not know becomes a user by being created. */
export const authAmongCanaries = (carry: (secret: unknown) => void, isKnown: boolean) => {
  let known = isKnown;
  const token = Effect.succeed({ uid: ANA.uid, token: new Confidential(ID_TOKEN) });
  const somebody = () => Effect.succeed(ANA);
  const noting = (secret: unknown) => Effect.sync(() => carry(secret));
  const outside = Layer.mergeAll(
    Layer.succeed(IdentityProvider, {
      restore: somebody,
      signInWithEmail: somebody,
      signInWithGoogle: somebody,
      register: somebody,
      account: () => Effect.die("Nobody asks that here"),
      changePassword: () => Effect.die("Nobody asks that here"),
      resetPassword: () => Effect.void,
      verifyAddress: () => Effect.void,
      idToken: () => token,
      signOut: () => Effect.void,
      signedOutElsewhere: () => Effect.void,
      watch: () => Effect.succeed(() => undefined),
    }),
    Layer.succeed(Authentication, {
      exchange: (idToken) =>
        Effect.andThen(
          noting(idToken),
          Effect.suspend(() =>
            known
              ? Effect.succeed({ accessToken: new Confidential(ACCESS_TOKEN), user: USER })
              : Effect.fail(NotFound()),
          ),
        ),
      endEarlier: () => Effect.die("Nobody asks that here"),
      createUser: (account) =>
        Effect.sync(() => {
          carry(account);
          known = true;
        }),
    }),
    Layer.succeed(Credentials, {
      hold: noting,
      release: () => Effect.void,
      bearer: () => Effect.succeed(new Confidential(ACCESS_TOKEN)),
      refuse: (refused) => Effect.as(noting(refused), false),
      doubt: noting,
      watch: () => Effect.void,
    }),
    Layer.succeed(GeneratedPasswords, { next: () => Effect.succeed(new Confidential(GENERATED)) }),
    Layer.succeed(LiveSessions, { hold: () => Effect.void, isLiveElsewhere: () => Effect.succeed(false) }),
  );
  const actor = effectActors<Layer.Success<typeof outside>>(
    async () => (program, signal) =>
      Effect.runPromise(Effect.result(Effect.provide(program, outside)), { signal }),
    carry,
  );
  return authMachine.provide({
    actors: {
      "restore identity": actor(async () => signIn.restoreIdentity),
      "sign in with email": actor(async () => signIn.signInWithEmail),
      "sign in with Google": actor(async () => signIn.signInWithGoogle),
      "register with email": actor(async () => signIn.registerWithEmail),
      "create user": actor(async () => createUser),
      "exchange identity": actor(async () => exchangeIdentity),
      "sign out of identity": actor(async () => signIn.signOutOfIdentity),
      "undo the attempt": actor(async () => signIn.undoAttempt),
    },
  });
};
