import type { SnapshotFrom } from "xstate";
import { LOADING, SIGNED_OUT, signedIn, type AppUser, type Session } from "../../domain/session.ts";
import type { SignInFailure } from "../../domain/sign-in-failure.ts";
import type { AuthMachine } from "./auth.machine.ts";
import type { AuthEvent, EmailAndPassword } from "./auth.types.ts";

/** What guards and layouts see of the session. */
export const sessionOf = (snapshot: SnapshotFrom<AuthMachine>): Session => {
  const { user } = snapshot.context;
  if (snapshot.hasTag("signed in") && user !== undefined) return signedIn(user);
  // Only a first look at the page waits: who signs in by hand keeps the form, and what was typed, in front of them.
  return snapshot.context.isArriving ? LOADING : SIGNED_OUT;
};

/** What the login screen draws and calls. */
export interface LoginView {
  readonly isBusy: boolean;
  readonly failure: SignInFailure | undefined;
  readonly signIn: (credentials: EmailAndPassword) => void;
}

export const loginView = (
  snapshot: SnapshotFrom<AuthMachine>,
  send: (event: AuthEvent) => void,
): LoginView => ({
  isBusy: snapshot.hasTag("busy"),
  failure: snapshot.context.failure,
  signIn: (credentials) => send({ type: "sign in with email", ...credentials }),
});

/** What a signed-in layout draws and calls. */
export interface AccountView {
  readonly user: AppUser;
  readonly signOut: () => void;
}

export const accountView = (user: AppUser, send: (event: AuthEvent) => void): AccountView => ({
  user,
  signOut: () => send({ type: "sign out" }),
});
