import * as Effect from "effect/Effect";
import type { BusinessAnalytics, BusinessLocation, TimeFrame } from "../../domain/business.ts";
import type { BusinessLocationId, UserId } from "../../domain/id.ts";
import { Analytics } from "../../domain/ports/analytics.ts";
import { Business } from "../../domain/ports/business.ts";
import { Google } from "../../domain/ports/google.ts";

/** What the analytics' address asks for: a time frame, and one location or all. */
export interface AnalyticsRequest {
  readonly frame: TimeFrame;
  readonly location: BusinessLocationId | undefined;
}

/** How one location did; nothing where that could not be read. */
export interface LocationAnalytics {
  readonly location: BusinessLocation;
  readonly analytics: BusinessAnalytics | undefined;
}

/** How a business did, on the whole or at one location, and at each of them. */
export interface AnalyticsReport {
  readonly analytics: BusinessAnalytics;
  readonly locations: ReadonlyArray<LocationAnalytics>;
}

/** The figures of a time frame (§3, §7, §9); a location that cannot be read leaves the others. */
export const readAnalytics = Effect.fnUntraced(function* (
  owner: UserId,
  { frame, location }: AnalyticsRequest,
) {
  const business = yield* Business;
  const analytics = yield* Analytics;
  const google = yield* Google;
  const known = yield* google.locations(owner).pipe(
    Effect.map(({ items }) => items),
    Effect.catch(() => Effect.succeed<ReadonlyArray<BusinessLocation>>([])),
  );
  const [whole, locations] = yield* Effect.all(
    [
      location === undefined
        ? business.analytics(owner, frame)
        : analytics.ofLocation(owner, location, frame),
      Effect.forEach(
        known,
        (place) =>
          Effect.map(
            Effect.result(analytics.ofLocation(owner, place.locationId, frame)),
            (read): LocationAnalytics => ({
              location: place,
              analytics: read._tag === "Success" ? read.success : undefined,
            }),
          ),
        { concurrency: 4 },
      ),
    ],
    { concurrency: "unbounded" },
  );
  return { analytics: whole, locations } satisfies AnalyticsReport;
});
