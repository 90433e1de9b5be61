import type { SnapshotFrom } from "xstate";
import type { CalendarDate } from "../../domain/calendar-date.ts";
import type { Confidential } from "../../domain/confidential.ts";
import { LOADING, SIGNED_OUT, signedIn, type Session } from "../../domain/session.ts";
import type { SignInFailure } from "../../domain/sign-in-failure.ts";
import { somebody } from "./auth.answers.ts";
import type { AuthMachine } from "./auth.machine.ts";
import type { AuthEvent, EmailAndPassword, RegistrationDetails } from "./auth.types.ts";

/** What guards and layouts see of the session. */
export const sessionOf = (snapshot: SnapshotFrom<AuthMachine>): Session => {
  const { user } = snapshot.context;
  if (snapshot.hasTag("signed in") && user !== undefined) return signedIn(user);
  // Only a first look at the page waits: who signs in by hand keeps the form, and what was typed, in front of them.
  return snapshot.hasTag("arriving") ? LOADING : SIGNED_OUT;
};

/** On whose session at the provider this tab counts: while it lasts here, and while it is about to begin. */
export const countedOn = (snapshot: SnapshotFrom<AuthMachine>): string | undefined =>
  snapshot.hasTag("counts on the provider") ? snapshot.context.identity?.uid : undefined;

/** What the login screen draws and calls. */
export interface LoginView {
  readonly isBusy: boolean;
  readonly failure: SignInFailure | undefined;
  readonly signIn: (credentials: EmailAndPassword) => void;
  readonly signInWithGoogle: () => void;
  readonly register: (details: RegistrationDetails) => void;
}

export const loginView = (
  snapshot: SnapshotFrom<AuthMachine>,
  send: (event: AuthEvent) => void,
): LoginView => ({
  isBusy: snapshot.hasTag("busy"),
  failure: snapshot.context.failure,
  signIn: (credentials) => send({ type: "sign in with email", ...credentials }),
  signInWithGoogle: () => send({ type: "sign in with Google" }),
  register: (details) => send({ type: "register", ...details }),
});

/** What the dialog draws and calls that asks a new user for a date of birth. */
export interface BirthDateView {
  readonly email: string;
  readonly isBusy: boolean;
  /** Whether no date would help: the backend made a user for the address and knows none. */
  readonly isOfNoUse: boolean;
  readonly failure: SignInFailure | undefined;
  readonly give: (birthDate: Confidential<CalendarDate>) => void;
  readonly signOut: () => void;
}

/** The dialog, as long as it is needed. */
export const birthDateView = (
  snapshot: SnapshotFrom<AuthMachine>,
  send: (event: AuthEvent) => void,
): BirthDateView | undefined => {
  if (!snapshot.hasTag("asking for a birth date")) return undefined;
  return {
    email: somebody(snapshot.context).email,
    isBusy: snapshot.hasTag("busy"),
    isOfNoUse: snapshot.hasTag("of no use"),
    failure: snapshot.context.failure,
    give: (birthDate) => send({ type: "give birth date", birthDate }),
    signOut: () => send({ type: "sign out" }),
  };
};

/** What the notice of an expired session draws and calls. */
export interface ExpiryView {
  readonly isRenewing: boolean;
  readonly failure: SignInFailure | undefined;
  readonly signInAgain: () => void;
}

/** The notice, as long as the session is expired. */
export const expiryView = (
  snapshot: SnapshotFrom<AuthMachine>,
  send: (event: AuthEvent) => void,
): ExpiryView | undefined => {
  if (!snapshot.hasTag("expired")) return undefined;
  return {
    isRenewing: snapshot.hasTag("busy"),
    failure: snapshot.context.failure,
    signInAgain: () => send({ type: "sign in again" }),
  };
};

/** What a page draws and calls that could not find out whether somebody may come in. */
export interface NoVerdictView {
  readonly isTrying: boolean;
  readonly tryAgain: () => void;
  readonly signOut: () => void;
}

/** The panel, from the first time that nobody answered until somebody does. */
export const noVerdictView = (
  snapshot: SnapshotFrom<AuthMachine>,
  send: (event: AuthEvent) => void,
): NoVerdictView | undefined => {
  if (!snapshot.hasTag("arriving") || snapshot.context.failure === undefined) return undefined;
  return {
    isTrying: snapshot.hasTag("busy"),
    tryAgain: () => send({ type: "try again" }),
    signOut: () => send({ type: "sign out" }),
  };
};
