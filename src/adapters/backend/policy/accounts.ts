import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { CalendarDate } from "../../../domain/calendar-date.ts";
import type { Identity } from "../../../domain/session.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { User } from "../../../domain/user.ts";

/** Whom the token of an identity is about. */
export interface VerifiedIdentity extends Identity {
  /** Whether the address was verified (D68). */
  readonly isVerified: boolean;
  /** When they signed in there, in seconds since 1970. */
  readonly signedInAt: number;
  /** When the token was made, likewise. */
  readonly toldAt: number;
}

/** Whose session it is, and when it began. */
export type IdentitySession = Pick<VerifiedIdentity, "uid" | "signedInAt">;

/** What is kept of a new account. Its password is the identity provider's business alone. */
export interface Account {
  readonly identity: VerifiedIdentity;
  /** What the provider calls them, where they may be called that here; else nothing. */
  readonly nombre: string;
  readonly birthDate: CalendarDate;
  readonly roleId: number;
  /** Whether somebody who was deleted may come back with it. */
  readonly readmits: boolean;
}

/** The backend's own view of who an identity is; the console never sees it. */
export class Accounts extends Context.Service<
  Accounts,
  {
    /** Nobody where the session began before the person ended their earlier ones. */
    readonly bySession: (session: IdentitySession) => Effect<User | undefined>;
    /**
     * The same for somebody who signs in: whether their address was verified is as their latest token says (D68).
     * `Unauthorized` where the session was ended.
     */
    readonly signingIn: (identity: VerifiedIdentity) => Effect<User | undefined, RemoteFailure>;
    /** Ends the sessions of the same identity that began before this one, to the second as the provider tells it. */
    readonly endEarlier: (session: IdentitySession) => Effect<void>;
    /** Makes a user; leaves everything as it is where the identity or the address has one, or had one that was deleted. */
    readonly create: (account: Account) => Effect<void, RemoteFailure>;
  }
>()("backend/Accounts") {}
