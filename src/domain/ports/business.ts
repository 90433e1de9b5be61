import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { BusinessAnalytics, BusinessMetrics, BusinessProfile, GoogleIntegration } from "../business.ts";
import type { Detail, TimeFrame } from "../time-frame.ts";
import type { Id } from "../id.ts";
import type { RemoteFailure } from "../remote-failure.ts";

/**
 * A chef's business (§7, Business). `owner` is the chef who asks, and nobody else (D16). Reads of a business that there
 * is not yet are `NotFound`.
 */
export class Business extends Context.Service<
  Business,
  {
    readonly profile: (owner: Id<"user">) => Effect<BusinessProfile, RemoteFailure>;
    /** Saves what the profile says and gives it back; the first time it founds the business. The id is ignored. `Stale` as for users. */
    readonly edit: (owner: Id<"user">, profile: BusinessProfile) => Effect<BusinessProfile, RemoteFailure>;
    /** The business's id, where it is known, lets the second form answer as well (D33). */
    readonly metrics: (
      owner: Id<"user">,
      businessId: Id<"business"> | undefined,
    ) => Effect<BusinessMetrics, RemoteFailure>;
    /** Whether the business is connected to Google at this moment. */
    readonly connected: (owner: Id<"user">) => Effect<boolean, RemoteFailure>;
    /** Connects with the code that consent gave; `Refused` where it is used, expired or somebody else's (D54). */
    readonly connectGoogle: (owner: Id<"user">, authCode: string) => Effect<GoogleIntegration, RemoteFailure>;
    readonly analytics: (
      owner: Id<"user">,
      timeFrame: TimeFrame,
      detail?: Detail,
    ) => Effect<BusinessAnalytics, RemoteFailure>;
  }
>()("domain/ports/Business") {}
