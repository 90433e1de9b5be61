import { FirebaseError, initializeApp } from "firebase/app";
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  type User,
} from "firebase/auth";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { IdentityProvider } from "../../domain/ports/identity-provider.ts";
import type { Identity } from "../../domain/session.ts";
import { signInFailureOfCode, type SignInFlow } from "../../domain/sign-in-failure.ts";
import type { FirebaseConfiguration } from "./configuration.ts";

const identityOf = (user: User): Identity => ({ uid: user.uid, email: user.email ?? "" });

const asking = <A>(flow: SignInFlow, ask: () => Promise<A>) =>
  Effect.tryPromise({
    try: ask,
    catch: (cause) => signInFailureOfCode(cause instanceof FirebaseError ? cause.code : "", flow),
  });

/** `IdentityProvider` by Firebase Auth, kept in this browser between visits (§9, local persistence). */
export const identityProviderFirebase = (configuration: FirebaseConfiguration) =>
  Layer.sync(IdentityProvider, () => {
    const { emulatorUrl, ...options } = configuration;
    const auth = initializeAuth(initializeApp(options), { persistence: indexedDBLocalPersistence });
    if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
    const current = (): Identity | undefined =>
      auth.currentUser === null ? undefined : identityOf(auth.currentUser);
    return IdentityProvider.of({
      restore: () => Effect.promise(() => auth.authStateReady()).pipe(Effect.map(current)),
      signInWithEmail: (email, password) =>
        asking("password", () => signInWithEmailAndPassword(auth, email, password)).pipe(
          Effect.map(({ user }) => identityOf(user)),
        ),
      register: (email, password, username) =>
        asking("password", () => createUserWithEmailAndPassword(auth, email, password)).pipe(
          Effect.tap(({ user }) =>
            username === undefined
              ? Effect.void
              : Effect.ignore(asking("password", () => updateProfile(user, { displayName: username }))),
          ),
          Effect.map(({ user }) => identityOf(user)),
        ),
      signInWithGoogle: () =>
        asking("google", () =>
          signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver),
        ).pipe(Effect.map(({ user }) => identityOf(user))),
      idToken: () =>
        asking("password", async () => {
          const user = auth.currentUser;
          return user === null ? undefined : { uid: user.uid, token: await user.getIdToken() };
        }),
      signOut: () => asking("password", () => signOut(auth)),
      watch: (changed) =>
        Effect.sync(() =>
          onIdTokenChanged(auth, (user) => changed(user === null ? undefined : identityOf(user))),
        ),
    });
  });
