import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Total, TotalName, UserActivity } from "../analytics.ts";
import type { BusinessAnalytics } from "../business.ts";
import type { Detail, TimeFrame } from "../time-frame.ts";
import type { Id } from "../id.ts";
import type { Kitchen } from "../kitchen.ts";
import type { Records } from "../records.ts";
import type { RemoteFailure } from "../remote-failure.ts";
import type { Tribe } from "../tribe.ts";

/** Figures of the service for staff, and of a business for its chef (§7, Analytics). */
export class Analytics extends Context.Service<
  Analytics,
  {
    /** `NotFound` where the backend counts nothing of that name. */
    readonly total: (name: TotalName) => Effect<Total, RemoteFailure>;
    /** The last days until today, oldest first, one record each; `Refused` unless there are 1 to 365. */
    readonly userActivity: (days: number) => Effect<Records<UserActivity>, RemoteFailure>;
    /** The best by score, ties by name (D40); at most `limit`, which is served from 1 to 200. */
    readonly popularKitchens: (limit: number) => Effect<Records<Kitchen>, RemoteFailure>;
    /** Those with the most comments, ties by members; at most `limit`, which is served from 1 to 200. */
    readonly activeTribes: (limit: number) => Effect<Records<Tribe>, RemoteFailure>;
    /** A chef's whole business; the chef's own only (D16). */
    readonly ofCustomer: (
      customer: Id<"user">,
      period: TimeFrame,
    ) => Effect<BusinessAnalytics, RemoteFailure>;
    /** One location of it; any other is `Forbidden`, there or not (D16). */
    readonly ofLocation: (
      customer: Id<"user">,
      location: Id<"business location">,
      period: TimeFrame,
      detail?: Detail,
    ) => Effect<BusinessAnalytics, RemoteFailure>;
  }
>()("domain/ports/Analytics") {}
