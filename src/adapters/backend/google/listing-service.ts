import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Id } from "../../../domain/id.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";

/** What a code of consent was good for. The token opens the listing and never leaves the server. */
export interface ListingAccess {
  readonly email: string;
  readonly token: string;
  readonly expiresInSeconds: number;
}

export interface ListedLocation {
  readonly name: string;
  readonly address: string | null;
}

/** What only whoever began with a state knows: it proves that a code is theirs, and that an answer is to it. */
export interface ConsentSecrets {
  readonly verifier: string;
  readonly nonce: string;
}

/** Whose listings a business connects to: Google's, or those of the sandbox that stands in for it. */
export class ListingService extends Context.Service<
  ListingService,
  {
    readonly scopes: ReadonlyArray<string>;
    /** The page where somebody consents; the state comes back from it. */
    readonly consentUrl: (state: string, secrets: ConsentSecrets) => string;
    /** What a code gives access to. The code is the owner's and used once already; `Refused` where it is no good. */
    readonly redeem: (
      owner: Id<"user">,
      code: string,
      secrets: ConsentSecrets,
    ) => Effect<ListingAccess, RemoteFailure>;
    readonly locations: (
      owner: Id<"user">,
      token: string,
    ) => Effect<ReadonlyArray<ListedLocation>, RemoteFailure>;
    /** Gives the access back; one that is over already is none to give back. */
    readonly revoke: (token: string) => Effect<void, RemoteFailure>;
  }
>()("backend/ListingService") {}

export const MANAGE_SCOPE = "https://www.googleapis.com/auth/business.manage";

/** What is said of a code that does not connect. */
export const CODE_REFUSED = "The authorization code is used, expired or not yours";
