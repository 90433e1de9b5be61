import type { Result } from "effect/Result";
import type { CalendarDate } from "../../domain/calendar-date.ts";
import type { Confidential } from "../../domain/confidential.ts";
import type { AppUser, Identity } from "../../domain/session.ts";
import type { Registration } from "../../domain/signing-up/registration.ts";
import type { ExchangeFailure, SignInFailure } from "../../domain/sign-in-failure.ts";

/** What somebody types to sign in. */
export interface EmailAndPassword {
  readonly email: string;
  readonly password: Confidential;
}

/** A user for the backend to make; who chose no password, as with Google, is given a generated one. */
export interface NewUser {
  readonly identity: Identity;
  readonly birthDate: Confidential<CalendarDate>;
  readonly password: Confidential | undefined;
}

/** Whose session ends at the provider. */
export interface Leaving {
  readonly uid: string;
}

/** An exchange to be made; the generation tells its answer from that of an earlier one. */
export interface ExchangeRequest {
  readonly identity: Identity;
  readonly generation: number;
}

/** What came of an exchange; `at` is milliseconds of a clock that only goes forward. */
export interface ExchangeAnswer {
  readonly generation: number;
  readonly at: number;
  readonly outcome: Result<AppUser, ExchangeFailure>;
}

/** What can happen to a session. `at` is milliseconds of a clock that only goes forward: charts never read one. */
export type AuthEvent =
  /** A page was loaded where somebody was signed in last time. */
  | { readonly type: "restore the session"; readonly uid: string }
  | ({ readonly type: "sign in with email" } & EmailAndPassword)
  | ({ readonly type: "register" } & Registration)
  /** The chart tells itself: so the password goes from one step to the next without being kept. */
  | { readonly type: "account created"; readonly newUser: NewUser }
  | { readonly type: "sign in with Google" }
  | { readonly type: "give birth date"; readonly birthDate: Confidential<CalendarDate> }
  | { readonly type: "sign in again" }
  | { readonly type: "sign out" }
  /** Another tab signed somebody out; without a uid, whoever was there. */
  | { readonly type: "signed out elsewhere"; readonly uid?: string | undefined }
  | { readonly type: "network came" }
  | { readonly type: "try again" }
  /** Somebody signed in at the provider, or their token was renewed there. */
  | { readonly type: "identity appeared"; readonly identity: Identity; readonly at: number }
  | { readonly type: "identity vanished" }
  /** Somebody changed their own name or picture, which the backend tells whoever exchanges. */
  | { readonly type: "details changed" }
  /** A call was refused with the session's own token. */
  | { readonly type: "session expired" };

export interface AuthContext {
  readonly identity: Identity | undefined;
  readonly user: AppUser | undefined;
  readonly failure: SignInFailure | undefined;
  /** Counts exchanges; an answer of an earlier generation is dropped. */
  readonly generation: number;
  /** When the live session's last exchange succeeded, in milliseconds of the events' clock; 0 where no repeat is to be ignored. */
  readonly exchangedAt: number;
  /** How often in a row nobody said whether they may come in. */
  readonly tries: number;
  /** How long the backend wants to be left alone, in milliseconds. */
  readonly retryAfterMs: number;
}
