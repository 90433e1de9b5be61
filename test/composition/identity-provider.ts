import { vi } from "vitest";

/** Somebody with an account at the identity provider. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

/** What the SDK calls a user. */
interface SdkUser {
  readonly uid: string;
  readonly email: string;
  readonly getIdToken: () => Promise<string>;
  readonly providerData: ReadonlyArray<{ readonly providerId: string }>;
}

/** The token that the provider gives somebody. */
export const idTokenOf = (uid: string): string => `id token of ${uid}`;

class FirebaseError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** A stand-in for Firebase's SDK: it knows some accounts, and who is signed in in this browser. */
export interface StandIn {
  /** Takes the SDK's place for everything that is imported from now on. */
  readonly install: () => void;
  readonly isSomebodySignedIn: () => boolean;
  /** Refuses whoever signs in from now on, with a code of the SDK's. */
  readonly refuse: (code: string) => void;
}

export const identityProvider = (accounts: ReadonlyArray<Account>, present?: Account): StandIn => {
  const known = [...accounts];
  let refusal: string | undefined;
  const listeners = new Set<(user: SdkUser | null) => void>();
  const userOf = ({ uid, email }: Account): SdkUser => ({
    uid,
    email,
    getIdToken: async () => idTokenOf(uid),
    providerData: [{ providerId: "password" }],
  });
  const auth: { currentUser: SdkUser | null; authStateReady: () => Promise<void> } = {
    currentUser: present === undefined ? null : userOf(present),
    authStateReady: async () => undefined,
  };
  const become = (user: SdkUser | null): void => {
    auth.currentUser = user;
    for (const listener of listeners) listener(user);
  };
  // Signing in happens at the door; who is there changes with `updateCurrentUser` alone.
  const enter = async (account: Account): Promise<{ readonly user: SdkUser }> => {
    if (refusal !== undefined) throw new FirebaseError(refusal);
    return { user: userOf(account) };
  };
  return {
    isSomebodySignedIn: () => auth.currentUser !== null,
    refuse: (code) => {
      refusal = code;
    },
    install: () => {
      vi.doMock("firebase/app", () => ({ FirebaseError, initializeApp: () => ({}) }));
      vi.doMock("firebase/auth", () => ({
        browserPopupRedirectResolver: {},
        indexedDBLocalPersistence: {},
        inMemoryPersistence: {},
        EmailAuthProvider: { PROVIDER_ID: "password" },
        GoogleAuthProvider: class {
          setCustomParameters(): this {
            return this;
          }
        },
        initializeAuth: () => auth,
        connectAuthEmulator: () => undefined,
        onIdTokenChanged: (_: unknown, listener: (user: SdkUser | null) => void) => {
          listeners.add(listener);
          queueMicrotask(() => listener(auth.currentUser));
          return () => listeners.delete(listener);
        },
        signInWithEmailAndPassword: async (_: unknown, email: string, password: string) => {
          const account = known.find((one) => one.email === email && one.password === password);
          if (account === undefined) throw new FirebaseError("auth/invalid-credential");
          return enter(account);
        },
        signInWithPopup: async () => {
          const [account] = known;
          if (account === undefined) throw new FirebaseError("auth/user-cancelled");
          return enter(account);
        },
        createUserWithEmailAndPassword: async (_: unknown, email: string, password: string) => {
          const account = { uid: `uid-${known.length}`, email, password };
          known.push(account);
          return enter(account);
        },
        updateCurrentUser: async (_: unknown, user: SdkUser) => become(user),
        signOut: async () => become(null),
      }));
    },
  };
};
