import type { Result } from "effect/Result";
import type { AppUser, Identity } from "../../domain/session.ts";
import type { SignInFailure } from "../../domain/sign-in-failure.ts";

/** What somebody types to sign in. */
export interface EmailAndPassword {
  readonly email: string;
  readonly password: string;
}

/** An exchange to be made; the generation tells its answer from that of an earlier one (D18). */
export interface ExchangeRequest {
  readonly identity: Identity;
  readonly generation: number;
}

/** What came of an exchange; `at` is epoch milliseconds. */
export interface ExchangeAnswer {
  readonly generation: number;
  readonly at: number;
  readonly outcome: Result<AppUser, SignInFailure>;
}

/** What can happen to a session. `at` is epoch milliseconds: charts never read a clock. */
export type AuthEvent =
  | ({ readonly type: "sign in with email" } & EmailAndPassword)
  | { readonly type: "sign out" }
  | { readonly type: "signed out elsewhere" }
  | { readonly type: "identity appeared"; readonly identity: Identity; readonly at: number }
  | { readonly type: "identity vanished" };

export interface AuthContext {
  /** Whether the page is still finding out who was signed in before it was loaded. */
  readonly isArriving: boolean;
  readonly identity: Identity | undefined;
  readonly user: AppUser | undefined;
  readonly failure: SignInFailure | undefined;
  /** Counts exchanges; an answer of an earlier generation is dropped (D18). */
  readonly generation: number;
  /** When the live session's exchange succeeded, in epoch milliseconds (D17). */
  readonly exchangedAt: number;
}
