import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Identity } from "../session.ts";
import type { SignInFailure } from "../sign-in-failure.ts";
import type { Confidential } from "../confidential.ts";

/** A token of the provider and whose it is. */
export interface IdToken {
  readonly uid: string;
  readonly token: Confidential;
}

/** An account as the provider has it. */
export interface ProviderAccount {
  /** Whether it has a password of its own; one of Google's has none. */
  readonly hasPassword: boolean;
  /** Its token says so, too, by then, unless the provider took too long. */
  readonly isVerified: boolean;
}

/**
 * The identity provider (§1): who is there, signing in, signing out. A sign-in that is interrupted changes nothing of
 * who is there, whenever it ends (D56).
 */
export class IdentityProvider extends Context.Service<
  IdentityProvider,
  {
    /**
     * Who was here last time: at once where a token of theirs is good still, else when the provider has said so. Whether
     * it still knows them is told to who watches.
     */
    readonly restore: () => Effect<Identity | undefined>;
    readonly signInWithEmail: (email: string, password: Confidential) => Effect<Identity, SignInFailure>;
    /**
     * Makes an account and signs it in; a `username` that cannot be set does not fail it (§5). Whose account was made
     * before, by an attempt that got no further, is signed in with the same password.
     */
    readonly register: (
      email: string,
      password: Confidential,
      username: string | undefined,
    ) => Effect<Identity, SignInFailure>;
    /** Has a link sent by which whoever gets it sets a new password; says nothing of whether there is an account. */
    readonly resetPassword: (email: string) => Effect<void, SignInFailure>;
    /** Has a link sent to whoever is there, by which they show that the address is theirs. */
    readonly verifyAddress: () => Effect<void, SignInFailure>;
    /** Asks Google in a popup; must begin within a few seconds of a click, or the browser blocks it. */
    readonly signInWithGoogle: () => Effect<Identity, SignInFailure>;
    /** The identity's own token; nothing when nobody is signed in. Renewed by the provider when it is stale. */
    readonly idToken: () => Effect<IdToken | undefined, SignInFailure>;
    /** Signs somebody out, who may be gone by then. */
    readonly signOut: (uid: string) => Effect<void, SignInFailure>;
    /** Another tab signed somebody out, or everybody: finding out here who is there does not bring them back. */
    readonly signedOutElsewhere: (uid: string | undefined) => Effect<void>;
    /** How the account of whoever is there is signed in to; whether its address is verified is asked until it is. */
    readonly account: () => Effect<ProviderAccount>;
    /**
     * Changes the password of whoever is there, and begins a new session of theirs unless somebody else came meanwhile;
     * `InvalidCredentials` where the current one is another. The provider ends their sessions elsewhere, as its tokens run
     * out. Gives whose it was.
     */
    readonly changePassword: (current: Confidential, next: Confidential) => Effect<Identity, SignInFailure>;
    /** Calls back when somebody signs in or out, in this tab or another, and when their token is renewed (D24). */
    readonly watch: (changed: (identity: Identity | undefined) => void) => Effect<void>;
  }
>()("domain/ports/IdentityProvider") {}
