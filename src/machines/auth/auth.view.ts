import type { SnapshotFrom } from "xstate";
import type { CalendarDate } from "../../domain/calendar-date.ts";
import type { Confidential } from "../../domain/confidential.ts";
import { LOADING, SIGNED_OUT, signedIn, type Session } from "../../domain/session.ts";
import type { Registration } from "../../domain/signing-up/registration.ts";
import { somebody } from "./auth.answers.ts";
import type { AuthMachine } from "./auth.machine.ts";
import type { AuthEvent, EmailAndPassword } from "./auth.types.ts";

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
export const loginView = (snapshot: SnapshotFrom<AuthMachine>, send: (event: AuthEvent) => void) => ({
  isBusy: snapshot.hasTag("busy"),
  failure: snapshot.context.failure,
  signIn: (credentials: EmailAndPassword) => send({ type: "sign in with email", ...credentials }),
  signInWithGoogle: () => send({ type: "sign in with Google" }),
  register: (registration: Registration) => send({ type: "register", ...registration }),
});
export type LoginView = ReturnType<typeof loginView>;

/** The dialog that asks a new user for a date of birth, as long as it is needed. */
export const birthDateView = (snapshot: SnapshotFrom<AuthMachine>, send: (event: AuthEvent) => void) => {
  if (!snapshot.hasTag("asking for a birth date")) return undefined;
  return {
    email: somebody(snapshot.context).email,
    isBusy: snapshot.hasTag("busy"),
    /** Whether no date would help: the backend made a user for the address and knows none. */
    isOfNoUse: snapshot.hasTag("of no use"),
    failure: snapshot.context.failure,
    give: (birthDate: Confidential<CalendarDate>) => send({ type: "give birth date", birthDate }),
    signOut: () => send({ type: "sign out" }),
  };
};
export type BirthDateView = NonNullable<ReturnType<typeof birthDateView>>;

/** The notice of an expired session, as long as it is. */
export const expiryView = (snapshot: SnapshotFrom<AuthMachine>, send: (event: AuthEvent) => void) => {
  if (!snapshot.hasTag("expired")) return undefined;
  return {
    isRenewing: snapshot.hasTag("busy"),
    failure: snapshot.context.failure,
    signInAgain: () => send({ type: "sign in again" }),
  };
};
export type ExpiryView = NonNullable<ReturnType<typeof expiryView>>;

/** The panel of a page that could not find out whether somebody may come in: from the first time that nobody answered until somebody does. */
export const noVerdictView = (snapshot: SnapshotFrom<AuthMachine>, send: (event: AuthEvent) => void) => {
  if (!snapshot.hasTag("arriving") || snapshot.context.failure === undefined) return undefined;
  return {
    isTrying: snapshot.hasTag("busy"),
    tryAgain: () => send({ type: "try again" }),
    signOut: () => send({ type: "sign out" }),
  };
};
export type NoVerdictView = NonNullable<ReturnType<typeof noVerdictView>>;
