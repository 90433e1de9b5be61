import { deleteApp, FirebaseError, initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  initializeAuth,
  inMemoryPersistence,
} from "firebase/auth";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Confidential } from "../../domain/confidential.ts";
import { NewAccounts } from "../../domain/ports/new-accounts.ts";
import { savingFailureOfCode } from "../../domain/saving-failure.ts";
import type { FirebaseConfiguration } from "./configuration.ts";

const APP = "new account";

/** `NewAccounts` by an app of Firebase's for each account, which keeps nothing and is thrown away. */
export const newAccountsFirebase = ({ emulatorUrl, ...options }: FirebaseConfiguration) =>
  Layer.succeed(NewAccounts, {
    open: (email, password) =>
      Effect.gen(function* () {
        const app = initializeApp(options, `${APP} ${crypto.randomUUID()}`);
        const auth = initializeAuth(app, { persistence: inMemoryPersistence });
        if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
        const close = () => Effect.ignore(Effect.tryPromise(() => deleteApp(app)));
        const make = async () => {
          const { user } = await createUserWithEmailAndPassword(auth, email, password.revealed);
          return { user, idToken: new Confidential(await user.getIdToken()) };
        };
        const { user, idToken } = yield* Effect.tryPromise({
          try: make,
          catch: (cause) => savingFailureOfCode(cause instanceof FirebaseError ? cause.code : ""),
        }).pipe(Effect.tapError(close));
        return { idToken, close, remove: () => Effect.ignore(Effect.tryPromise(() => deleteUser(user))) };
      }),
  });
