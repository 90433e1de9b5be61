import { FirebaseError, initializeApp } from "firebase/app";
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateCurrentUser,
  updatePassword,
  updateProfile,
  type User,
  type UserCredential,
} from "firebase/auth";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Schedule from "effect/Schedule";
import { Confidential } from "../../../domain/confidential.ts";
import type { IdentityProvider } from "../../../domain/ports/identity-provider.ts";
import type { Identity } from "../../../domain/session.ts";
import { signInFailureOfCode, type SignInFailure, type SignInFlow } from "../../../domain/sign-in-failure.ts";
import type { FirebaseConfiguration } from "../configuration.ts";
import { lookupsBy } from "./lookups.ts";

/** How long a token is used before a fresh one is asked for, in milliseconds; it is good for an hour. */
const RENEWAL_MS = 50 * 60_000;

/** The emulator process's stand-in for the script of Google's that the SDK would load; beside a real project, none. */
const STAND_IN = "/emulator/auth/stand-in.js";

/** How long what is asked beside something else may keep that waiting. */
const BESIDE = "5 seconds";

/** The app in whose memory somebody is signed in until the attempt is known to be wanted still. */
const DOOR = "door";

/** Loads a script into the page; resolves when that is settled, well or not. */
const loadScript = (address: string): Promise<void> =>
  new Promise((settled) => {
    const script = document.createElement("script");
    script.src = address;
    for (const outcome of ["load", "error"]) script.addEventListener(outcome, () => settled());
    document.head.append(script);
  });

const identityOf = ({ uid, email, displayName }: User): Identity => ({
  uid,
  email: email ?? "",
  ...(displayName !== null && { displayName }),
});

const asking = <A>(flow: SignInFlow, ask: () => Promise<A>) =>
  Effect.tryPromise({
    try: ask,
    catch: (cause) => signInFailureOfCode(cause instanceof FirebaseError ? cause.code : "", flow),
  });

const google = new GoogleAuthProvider().setCustomParameters({ prompt: "select_account" });

const renewed = (user: User) => asking("password", () => user.getIdToken(true));

/** Asks for a fresh token once that is due, and again until there is one. */
const renewing = Effect.fnUntraced(function* (user: User) {
  const since = yield* Clock.currentTimeMillis;
  // One long wait would not count the time in which the machine slept.
  while ((yield* Clock.currentTimeMillis) - since < RENEWAL_MS) yield* Effect.sleep("30 seconds");
  yield* renewed(user).pipe(Effect.retry(Schedule.spaced("30 seconds")), Effect.ignore);
});

const named = (user: User, displayName: string) =>
  asking("password", () => updateProfile(user, { displayName })).pipe(
    // The token of a new account has no name until it is renewed.
    Effect.andThen(renewed(user)),
    Effect.timeout(BESIDE),
    Effect.ignore,
  );

type Provider = (typeof IdentityProvider)["Service"];

/** `IdentityProvider` by the SDK alone, which knows nobody before a lookup at the provider. */
export interface Accounts extends Provider {
  /** Whether that lookup has ended. */
  readonly areKnown: () => boolean;
}

export const accountsFirebase = (configuration: FirebaseConfiguration): Accounts => {
  const { emulatorUrl, ...options } = configuration;
  // The SDK asks by whatever the page has, each time.
  const lookups = lookupsBy(globalThis.fetch);
  globalThis.fetch = lookups.ask;
  const auth = initializeAuth(initializeApp(options), { persistence: indexedDBLocalPersistence });
  const door = initializeAuth(initializeApp(options, DOOR), { persistence: inMemoryPersistence });
  if (emulatorUrl !== undefined)
    for (const each of [auth, door]) connectAuthEmulator(each, emulatorUrl, { disableWarnings: true });
  // Begun here, because between a click and its popup nothing may take long.
  const standIn = emulatorUrl === undefined ? undefined : loadScript(`${emulatorUrl}${STAND_IN}`);
  const current = (): Identity | undefined =>
    auth.currentUser === null ? undefined : identityOf(auth.currentUser);
  let areKnown = false;
  /** Who was signed out before they were known: once an answer about them has come, the SDK keeps them again. */
  let isGone = (_: string): boolean => false;
  const known = auth.authStateReady().then(async () => {
    const user = auth.currentUser;
    if (user !== null && isGone(user.uid)) await signOut(auth);
    areKnown = true;
  });
  const letGo = (whom: (uid: string) => boolean): void => {
    if (areKnown) return;
    isGone = whom;
    lookups.letGo(whom);
  };
  const admitted = (flow: SignInFlow, user: User) =>
    asking(flow, () => {
      isGone = () => false;
      return updateCurrentUser(auth, user);
    });
  // Who came in at the door late, when nobody wanted it any more, never gets further.
  const admitting = (
    flow: SignInFlow,
    cameIn: Effect.Effect<User, SignInFailure>,
  ): Effect.Effect<Identity, SignInFailure> =>
    Effect.uninterruptibleMask((interruptible) =>
      interruptible(cameIn).pipe(
        Effect.tap((user) => admitted(flow, user)),
        Effect.map(identityOf),
      ),
    );
  /** Whether an address is verified by now: then there is a token that says so, for the backend to hear. */
  const verified = Effect.gen(function* () {
    const user = auth.currentUser;
    if (user === null) return false;
    if (!user.emailVerified) yield* asking("password", () => reload(user));
    if (!user.emailVerified) return false;
    const { claims } = yield* asking("password", () => user.getIdTokenResult());
    if (claims["email_verified"] === false) yield* renewed(user);
    return true;
  }).pipe(
    Effect.timeout(BESIDE),
    Effect.orElseSucceed(() => auth.currentUser?.emailVerified ?? false),
  );
  const signedIn = (flow: SignInFlow, signIn: () => Promise<UserCredential>) =>
    asking(flow, () => signIn().then(({ user }) => user));
  return {
    areKnown: () => areKnown,
    restore: () => Effect.promise(() => known.then(current)),
    signInWithEmail: (email, password) =>
      admitting(
        "password",
        signedIn("password", () => signInWithEmailAndPassword(door, email, password.revealed)),
      ),
    register: (email, password, username) =>
      admitting(
        "registration",
        signedIn("registration", () => createUserWithEmailAndPassword(door, email, password.revealed)).pipe(
          Effect.catchTag("AddressTaken", (taken) =>
            signedIn("password", () => signInWithEmailAndPassword(door, email, password.revealed)).pipe(
              Effect.mapError(() => taken),
            ),
          ),
          // An account that an earlier try left behind may have no name yet.
          Effect.tap((user) =>
            username === undefined || user.displayName !== null ? Effect.void : named(user, username),
          ),
        ),
      ),
    resetPassword: (email) => asking("registration", () => sendPasswordResetEmail(auth, email)),
    verifyAddress: () =>
      asking("registration", async () => {
        await known;
        if (auth.currentUser !== null) await sendEmailVerification(auth.currentUser);
      }),
    signInWithGoogle: () =>
      admitting(
        "google",
        signedIn("google", async () => {
          await standIn;
          // Given to `initializeAuth`, the resolver would load Google's page at the start on phones and Safari.
          return signInWithPopup(door, google, browserPopupRedirectResolver);
        }),
      ),
    idToken: () =>
      asking("password", async () => {
        await known;
        const user = auth.currentUser;
        return user === null
          ? undefined
          : { uid: user.uid, token: new Confidential(await user.getIdToken()) };
      }),
    account: () =>
      Effect.promise(() => known).pipe(
        Effect.andThen(verified),
        Effect.map((isVerified) => ({
          hasPassword:
            auth.currentUser?.providerData.some(
              ({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID,
            ) ?? false,
          isVerified,
        })),
      ),
    changePassword: (counting, next) =>
      Effect.uninterruptibleMask((interruptible) =>
        interruptible(
          signedIn("password", () =>
            signInWithEmailAndPassword(door, auth.currentUser?.email ?? "", counting.revealed),
          ),
        ).pipe(
          // The provider ends the session of who changes a password, too: once it has, the new one must be taken.
          Effect.tap((user) => asking("registration", () => updatePassword(user, next.revealed))),
          Effect.tap((user) =>
            auth.currentUser?.uid === user.uid ? admitted("password", user) : Effect.void,
          ),
          Effect.map(identityOf),
        ),
      ),
    signOut: (uid) =>
      asking("password", async () => {
        letGo((someone) => someone === uid);
        await known;
        if (auth.currentUser?.uid === uid) await signOut(auth);
      }),
    signedOutElsewhere: (uid) => Effect.sync(() => letGo((someone) => uid === undefined || someone === uid)),
    watch: Effect.fnUntraced(function* (changed) {
      yield* Effect.promise(() => known);
      let endRenewal = (): void => undefined;
      onIdTokenChanged(auth, (user) => {
        endRenewal();
        // The SDK renews a token that is asked for, and nobody asks while a page is only looked at.
        endRenewal = Effect.runCallback(user === null ? Effect.void : renewing(user));
        changed(user === null ? undefined : identityOf(user));
      });
    }),
  };
};
