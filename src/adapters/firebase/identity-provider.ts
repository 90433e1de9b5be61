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
import * as Schedule from "effect/Schedule";
import { IdentityProvider } from "../../domain/ports/identity-provider.ts";
import type { Identity } from "../../domain/session.ts";
import { signInFailureOfCode, type SignInFlow } from "../../domain/sign-in-failure.ts";
import type { FirebaseConfiguration } from "./configuration.ts";
import { loadScript } from "./load-script.ts";

/** How long a token is used before a fresh one is asked for, in milliseconds; it is good for an hour. */
const RENEWAL_MS = 50 * 60_000;

/** The emulator process's stand-in for the script of Google's that the SDK would load; beside a real project, none. */
const STAND_IN = "/emulator/auth/stand-in.js";

const identityOf = (user: User): Identity => ({ uid: user.uid, email: user.email ?? "" });

const asking = <A>(flow: SignInFlow, ask: () => Promise<A>) =>
  Effect.tryPromise({
    try: ask,
    catch: (cause) => signInFailureOfCode(cause instanceof FirebaseError ? cause.code : "", flow),
  });

const google = new GoogleAuthProvider().setCustomParameters({ prompt: "select_account" });

const renewed = (user: User) => asking("password", () => user.getIdToken(true));

// A machine that wakes up may have no network yet.
const renew = (user: User) =>
  renewed(user).pipe(Effect.retry({ schedule: Schedule.spaced("30 seconds"), times: 10 }), Effect.ignore);

const named = (user: User, displayName: string) =>
  asking("password", () => updateProfile(user, { displayName })).pipe(
    // The token of a new account has no name until it is renewed.
    Effect.andThen(renewed(user)),
    Effect.ignore,
  );

/** `IdentityProvider` by Firebase Auth, kept in this browser between visits. */
export const identityProviderFirebase = (configuration: FirebaseConfiguration) =>
  Layer.sync(IdentityProvider, () => {
    const { emulatorUrl, ...options } = configuration;
    const auth = initializeAuth(initializeApp(options), { persistence: indexedDBLocalPersistence });
    if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
    // Begun here, because between a click and its popup nothing may take long.
    const standIn = emulatorUrl === undefined ? undefined : loadScript(`${emulatorUrl}${STAND_IN}`);
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
          Effect.tap(({ user }) => (username === undefined ? Effect.void : named(user, username))),
          Effect.map(({ user }) => identityOf(user)),
        ),
      signInWithGoogle: () =>
        asking("google", async () => {
          await standIn;
          // Given to `initializeAuth`, the resolver would load Google's page at the start on phones and Safari.
          const { user } = await signInWithPopup(auth, google, browserPopupRedirectResolver);
          return identityOf(user);
        }),
      idToken: () =>
        asking("password", async () => {
          const user = auth.currentUser;
          return user === null ? undefined : { uid: user.uid, token: await user.getIdToken() };
        }),
      signOut: () => asking("password", () => signOut(auth)),
      watch: (changed) =>
        Effect.sync(() => {
          let renewal: ReturnType<typeof setTimeout> | undefined;
          const stop = onIdTokenChanged(auth, (user) => {
            clearTimeout(renewal);
            // The SDK renews a token that is asked for, and nobody asks while a page is only looked at.
            if (user !== null) renewal = setTimeout(() => Effect.runFork(renew(user)), RENEWAL_MS);
            changed(user === null ? undefined : identityOf(user));
          });
          return () => {
            clearTimeout(renewal);
            stop();
          };
        }),
    });
  });
