import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Identity } from "../session.ts";
import type { SignInFailure } from "../sign-in-failure.ts";

/** The identity provider (§1): who is there, signing in, signing out. */
export class IdentityProvider extends Context.Service<
  IdentityProvider,
  {
    /** Who the provider remembers from last time, once it knows. */
    readonly restore: () => Effect<Identity | undefined>;
    readonly signInWithEmail: (email: string, password: string) => Effect<Identity, SignInFailure>;
    /** The identity's own token; nothing when nobody is signed in. Renewed by the provider when it is stale. */
    readonly idToken: () => Effect<string | undefined, SignInFailure>;
    readonly signOut: () => Effect<void, SignInFailure>;
    /** Calls back whenever who is there changes, in this tab or another; gives back how to stop. */
    readonly watch: (changed: (identity: Identity | undefined) => void) => Effect<() => void>;
  }
>()("domain/ports/IdentityProvider") {}
