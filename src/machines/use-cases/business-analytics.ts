import * as Effect from "effect/Effect";
import type { BusinessAnalytics, BusinessLocation } from "../../domain/business.ts";
import { BY_LOCATION, isOffered } from "../../domain/business/plan.ts";
import type { Detail, TimeFrame } from "../../domain/time-frame.ts";
import type { Id } from "../../domain/id.ts";
import { Analytics } from "../../domain/ports/analytics.ts";
import { Business } from "../../domain/ports/business.ts";
import { Capabilities } from "../../domain/ports/capabilities.ts";
import { Google } from "../../domain/ports/google.ts";
import { readHeldTo } from "./held-to.ts";

/** What the analytics' address asks for: a time frame, and one location or all. */
export interface AnalyticsRequest {
  readonly frame: TimeFrame;
  readonly locationId: Id<"business location"> | undefined;
}

/** How one location did; nothing where that could not be read. */
export interface LocationAnalytics extends Pick<BusinessLocation, "locationId" | "name"> {
  readonly analytics: BusinessAnalytics | undefined;
}

/** How a business did, on the whole or at one location, and at each of them. */
export interface AnalyticsReport {
  readonly analytics: BusinessAnalytics;
  /** Nothing where it could not be read which locations there are, or the plan does not include their figures. */
  readonly locations: ReadonlyArray<LocationAnalytics> | undefined;
}

/** How each of the locations did; one that cannot be read leaves the others. */
const readLocations = Effect.fnUntraced(function* (owner: Id<"user">, frame: TimeFrame) {
  if (!isOffered(yield* readHeldTo(owner), BY_LOCATION)) return undefined;
  const analytics = yield* Analytics;
  const google = yield* Google;
  const known = yield* Effect.result(google.locations(owner));
  if (known._tag === "Failure") return undefined;
  return yield* Effect.forEach(
    known.success.items,
    ({ locationId, name }) =>
      Effect.map(
        Effect.result(analytics.ofLocation(owner, locationId, frame)),
        (read): LocationAnalytics => ({
          locationId,
          name,
          analytics: read._tag === "Success" ? read.success : undefined,
        }),
      ),
    { concurrency: 4 },
  );
});

/** How all of the business did; nothing where there is no business yet. */
const readWhole = (owner: Id<"user">, frame: TimeFrame, detail: Detail) =>
  Business.use(({ analytics }) => analytics(owner, frame, detail)).pipe(
    Effect.catchTag("NotFound", () => Effect.succeed<BusinessAnalytics | undefined>(undefined)),
  );

/** The figures of a time frame; nothing where there is no business yet. */
export const readAnalytics = Effect.fnUntraced(function* (
  owner: Id<"user">,
  { frame, locationId }: AnalyticsRequest,
) {
  const detail = (yield* Capabilities.use(({ offers }) => offers("series"))) ? "days" : "sums";
  const [analytics, locations] = yield* Effect.all(
    [
      locationId === undefined
        ? readWhole(owner, frame, detail)
        : Analytics.use(({ ofLocation }) => ofLocation(owner, locationId, frame, detail)),
      readLocations(owner, frame),
    ],
    { concurrency: "unbounded" },
  );
  if (analytics === undefined) return undefined;
  const report: AnalyticsReport = { analytics, locations };
  return report;
});
