import { deleteApp, FirebaseError, initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  initializeAuth,
  inMemoryPersistence,
  updateProfile,
} from "firebase/auth";
import * as Effect from "effect/Effect";
import { Confidential } from "../../../domain/confidential.ts";
import { savingFailureOfCode } from "../../../domain/forms/account-failure.ts";
import type { FirebaseConfiguration } from "../configuration.ts";

const APP = "new account";

/** How many this page has opened: each is an app with a name of its own. */
let opened = 0;

/** Opens an account by an app of Firebase's of its own, which keeps nothing and is thrown away. */
export const openAccount = Effect.fnUntraced(function* (
  { emulatorUrl, ...options }: FirebaseConfiguration,
  email: string,
  password: Confidential,
  displayName: string,
) {
  opened += 1;
  const app = initializeApp(options, `${APP} ${opened}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  const close = () => Effect.ignore(Effect.tryPromise(() => deleteApp(app)));
  const make = async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password.revealed);
    // The token of a new account has no name until it is renewed.
    const named = updateProfile(user, { displayName }).then(() => user.getIdToken(true));
    return { user, idToken: new Confidential(await named.catch(() => user.getIdToken())) };
  };
  const { user, idToken } = yield* Effect.tryPromise({
    try: make,
    catch: (cause) => savingFailureOfCode(cause instanceof FirebaseError ? cause.code : ""),
  }).pipe(Effect.tapError(close));
  return { idToken, close, remove: () => Effect.ignore(Effect.tryPromise(() => deleteUser(user))) };
});
