import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Confidential } from "../confidential.ts";

/** The access token of the live session; in memory only (D24). */
export class Credentials extends Context.Service<
  Credentials,
  {
    readonly hold: (accessToken: Confidential) => Effect<void>;
    readonly release: () => Effect<void>;
    /** The token for a call: the access token, else the identity provider's, else nothing (§7). */
    readonly bearer: () => Effect<Confidential | undefined>;
    /**
     * Notes that a call with this token was answered 401 (D25). Only the token that is held now says anything; gives whether
     * that has replaced this one in the same session.
     */
    readonly refuse: (token: Confidential) => Effect<boolean>;
    /**
     * Notes that a call with this token was answered 403 without a reason: whose it is may have another role by now. Only
     * the token that is held now says anything.
     */
    readonly doubt: (token: Confidential) => Effect<void>;
    /** Calls back whenever the held token is refused (D25), and whenever what it allows is in doubt. */
    readonly watch: (refused: () => void, doubted: () => void) => Effect<void>;
  }
>()("domain/ports/Credentials") {}
