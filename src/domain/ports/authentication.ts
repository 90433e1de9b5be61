import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { RemoteFailure } from "../remote-failure.ts";
import type { User } from "../user.ts";
import type { Confidential } from "../confidential.ts";

/** What an exchange answers: the token for every later call, and who the backend says this is (§7). */
export interface Exchanged {
  readonly accessToken: Confidential;
  readonly user: User;
}

/** A new account of the identity provider and what the backend is told of it (§7). */
export interface ToldAccount {
  /** `YYYY-MM-DD`, exactly as it was given (D20). */
  readonly birthDate: Confidential;
  readonly email: string;
  readonly password: Confidential;
  readonly roleId: number;
  /** Whether a role above chef is meant although the address was not verified (D68). */
  readonly allowUnverified?: boolean;
  /** The new account's own identity token (D22). */
  readonly idToken: Confidential;
}

/** Trading the identity provider's token for the product's own (§7, Authentication). */
export class Authentication extends Context.Service<
  Authentication,
  {
    /** `NotFound` where the backend knows no such user (D20). Never retried (D31). */
    readonly exchange: (idToken: Confidential) => Effect<Exchanged, RemoteFailure>;
    /** Ends the person's sessions that began before the token's, where the backend has the capability `sessions`. */
    readonly endEarlier: (idToken: Confidential) => Effect<void, RemoteFailure>;
    /**
     * Makes the backend's user for a new account (D20 to D22); the exchange comes afterwards. Whoever exists already gets
     * the same answer. `Refused` where a part cannot stand in a path, or the token says otherwise. Never retried.
     */
    readonly createUser: (account: ToldAccount) => Effect<void, RemoteFailure>;
  }
>()("domain/ports/Authentication") {}
