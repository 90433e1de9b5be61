import * as Effect from "effect/Effect";
import type { BusinessAnalytics, BusinessLocation } from "../../../domain/business.ts";
import { type Asked, compared } from "../../../domain/business/comparison.ts";
import { BY_LOCATION, isOffered } from "../../../domain/business/plan.ts";
import { figuresDuring, frameWith, type Period } from "../../../domain/business/period.ts";
import type { CalendarDate } from "../../../domain/calendar-date.ts";
import { DEFAULT_TIME_FRAME, type Detail, type TimeFrame } from "../../../domain/time-frame.ts";
import type { Id } from "../../../domain/id.ts";
import { Analytics } from "../../../domain/ports/analytics.ts";
import { Business } from "../../../domain/ports/business.ts";
import { offers } from "../../../domain/ports/capabilities.ts";
import { Google } from "../../../domain/ports/google.ts";
import { ifFound } from "../../../domain/ports/if-found.ts";
import { NotFound } from "../../../domain/remote-failure.ts";
import { AT_A_TIME } from "../at-a-time.ts";
import { readHeldTo } from "./held-to.ts";

/** What the analytics' address asks for: a period, and one location or all. */
export interface AnalyticsRequest {
  readonly period: Period;
  readonly locationId: Id<"business location"> | undefined;
}

/** How one location did; nothing where that could not be read. */
export interface LocationAnalytics extends Pick<BusinessLocation, "locationId" | "name"> {
  readonly analytics: BusinessAnalytics | undefined;
}

/** How a business did, on the whole or at one location, and at each of them. */
export interface AnalyticsReport extends Asked {
  /** Days of one's own only where the backend tells of days (D71). */
  readonly period: Period;
  /** One location, or all. */
  readonly locationId: AnalyticsRequest["locationId"];
  readonly analytics: BusinessAnalytics;
  /** Nothing where it could not be read which locations there are, or the plan does not include their figures. */
  readonly locations: ReadonlyArray<LocationAnalytics> | undefined;
  /** Whether the listing that locations come from is connected; asked where there is none. */
  readonly isConnected?: boolean;
}

/** Figures of a period, from those of the time frame that was asked for. */
const during = (period: Period, figures: BusinessAnalytics): BusinessAnalytics =>
  typeof period === "string" ? figures : figuresDuring(period, figures.series ?? []);

/** How each of the locations did; one that cannot be read leaves the others, one that is asked for has to be there. */
const readLocations = Effect.fnUntraced(function* (
  owner: Id<"user">,
  { period, locationId: asked }: AnalyticsRequest,
  frame: TimeFrame,
) {
  if (!isOffered(yield* readHeldTo(owner), BY_LOCATION)) return undefined;
  const analytics = yield* Analytics;
  const google = yield* Google;
  const known = yield* Effect.result(google.locations(owner));
  if (known._tag === "Failure") return undefined;
  const { items, unreadable } = known.success;
  if (asked !== undefined && unreadable === 0 && items.every(({ locationId }) => locationId !== asked))
    return yield* Effect.fail(NotFound());
  return yield* Effect.forEach(
    items,
    ({ locationId, name }) =>
      Effect.map(
        Effect.result(
          analytics.ofLocation(owner, locationId, frame, typeof period === "string" ? "sums" : "days"),
        ),
        (read): LocationAnalytics => ({
          locationId,
          name,
          analytics: read._tag === "Success" ? during(period, read.success) : undefined,
        }),
      ),
    { concurrency: AT_A_TIME },
  );
});

/** Whether only a sync is missing for locations; nothing where there are some, or that could not be read. */
const readConnected = (owner: Id<"user">, locations: AnalyticsReport["locations"]) =>
  locations?.length === 0
    ? Business.use(({ connected }) => connected(owner)).pipe(
        Effect.map((isConnected) => ({ isConnected })),
        Effect.orElseSucceed(() => ({})),
      )
    : Effect.succeed({});

/** How all of the business did; nothing where there is no business yet. */
const readWhole = (owner: Id<"user">, frame: TimeFrame, detail: Detail) =>
  ifFound(Business.use(({ analytics }) => analytics(owner, frame, detail)));

/** A location as what is shown tells of it: its own figures are those, and of a whole without known days it has none. */
const toldBy = (shown: Omit<AnalyticsReport, "locations" | "isConnected">) => {
  const { isKnown } = compared(shown.analytics, shown);
  return (location: LocationAnalytics): LocationAnalytics => {
    if (shown.locationId === location.locationId) return { ...location, analytics: shown.analytics };
    return shown.locationId !== undefined || isKnown || location.analytics === undefined
      ? location
      : { ...location, analytics: { ...location.analytics, series: [] } };
  };
};

/** The figures of a period; nothing where there is no business yet. */
export const readAnalytics = Effect.fnUntraced(function* (
  owner: Id<"user">,
  { period: asked, locationId }: AnalyticsRequest,
  today: CalendarDate,
) {
  const detail = (yield* offers("series")) ? "days" : "sums";
  const period = detail === "sums" && typeof asked !== "string" ? DEFAULT_TIME_FRAME : asked;
  const frame = frameWith(period, today);
  const [analytics, locations] = yield* Effect.all(
    [
      locationId === undefined
        ? readWhole(owner, frame, detail)
        : Analytics.use(({ ofLocation }) => ofLocation(owner, locationId, frame, detail)),
      readLocations(owner, { period, locationId }, frame),
    ],
    { concurrency: "unbounded" },
  );
  if (analytics === undefined) return undefined;
  const shown = { period, today, locationId, analytics: during(period, analytics) };
  const connected = yield* readConnected(owner, locations);
  return { ...shown, ...connected, locations: locations?.map(toldBy(shown)) } satisfies AnalyticsReport;
});

export const readBusinessName = (owner: Id<"user">) =>
  Effect.map(
    Business.use(({ profile }) => profile(owner)),
    ({ name }) => name,
  );
