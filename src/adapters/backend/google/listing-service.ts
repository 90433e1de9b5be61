import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Id } from "../../../domain/id.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";

/** What opens a listing for a while, and what it is renewed with, where it can be. Neither leaves the server. */
export interface ListingTokens {
  readonly token: string;
  readonly expiresInSeconds: number;
  readonly renewal: string | undefined;
}

/** What a code of consent was good for. */
export interface ListingAccess extends ListingTokens {
  readonly email: string;
}

export interface ListedLocation {
  /** Empty where the listing has none. */
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
    /** Access for another while; `Refused` where the owner has taken it back. */
    readonly renew: (owner: Id<"user">, renewal: string) => Effect<ListingTokens, RemoteFailure>;
    /** `Unauthorized` where the token is good for nothing any more. */
    readonly locations: (
      owner: Id<"user">,
      token: string,
    ) => Effect<ReadonlyArray<ListedLocation>, RemoteFailure>;
    /** Gives access back by either token; one that is over already is none to give back. */
    readonly revoke: (token: string) => Effect<void, RemoteFailure>;
  }
>()("backend/ListingService") {}

export const MANAGE_SCOPE = "https://www.googleapis.com/auth/business.manage";

/** What is said of a code that does not connect. */
export const CODE_REFUSED = "The authorization code is used, expired or not yours";

/** What is said of a renewal that gives no access. */
export const ACCESS_TAKEN_BACK = "Access to the business listing was taken back";
