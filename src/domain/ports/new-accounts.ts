import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { SavingFailure } from "../saving-failure.ts";
import type { Confidential } from "../confidential.ts";

/** An account that was just made for somebody else. */
export interface NewAccount {
  /** Its own identity token (D22). */
  readonly idToken: Confidential;
  /** Deletes the account again. */
  readonly remove: () => Effect<void>;
  /** Lets go of it; it stays at the provider. */
  readonly close: () => Effect<void>;
}

/** Accounts that staff make for others (D23), beside their own session, which never notices. */
export class NewAccounts extends Context.Service<
  NewAccounts,
  {
    /** A `displayName` that cannot be set does not fail it. */
    readonly open: (
      email: string,
      password: Confidential,
      displayName: string,
    ) => Effect<NewAccount, SavingFailure>;
  }
>()("domain/ports/NewAccounts") {}
