import { fc, test as law } from "@fast-check/vitest";
import { act, cleanup, screen, within } from "@testing-library/react";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { expect, test } from "vitest";
import type { BusinessAnalytics, DayFigures } from "../../../../src/domain/business.ts";
import { growthOf } from "../../../../src/domain/business/growth.ts";
import {
  boundsOf,
  dayRange,
  lengthOf,
  MOST_DAYS,
  type Period,
} from "../../../../src/domain/business/period.ts";
import { isCalendarDate } from "../../../../src/domain/calendar-date.ts";
import { dateOf, dayNumber } from "../../../../src/domain/days/reckoning.ts";
import { Analytics } from "../../../../src/domain/ports/analytics.ts";
import { Business } from "../../../../src/domain/ports/business.ts";
import { Capabilities } from "../../../../src/domain/ports/capabilities.ts";
import { Google } from "../../../../src/domain/ports/google.ts";
import { Subscriptions } from "../../../../src/domain/ports/subscriptions.ts";
import { readable } from "../../../../src/domain/records.ts";
import { ServerFailed } from "../../../../src/domain/remote-failure.ts";
import { daysOf, type Detail, TIME_FRAMES } from "../../../../src/domain/time-frame.ts";
import {
  type AnalyticsRequest,
  readAnalytics,
} from "../../../../src/machines/use-cases/business/business-analytics.ts";
import { AnalyticsScreen } from "../../../../src/ui/pages/analytics/AnalyticsScreen.tsx";
import { renderScreen } from "../../render-screen.tsx";
import { id } from "../../../domain/generators.ts";
import { OLD_TOWN, RIVERSIDE, told } from "../business/business-fixtures.ts";

const TODAY = "2020-06-15";
if (!isCalendarDate(TODAY)) throw new Error("No day");

const FIELDS = ["revenue", "customers", "orders"] as const;
const nothing = (): void => undefined;

/** Some days of two years, each at most once, oldest first; there may be none. */
const series = fc
  .uniqueArray(
    fc.record({
      ago: fc.integer({ min: 0, max: 2 * MOST_DAYS - 1 }),
      revenue: fc.integer({ min: 0, max: 50_000 }),
      customers: fc.integer({ min: 0, max: 300 }),
      orders: fc.integer({ min: 0, max: 300 }),
    }),
    { selector: ({ ago }) => ago, maxLength: 2 * MOST_DAYS, size: "max" },
  )
  .map((days) =>
    days
      .toSorted((one, other) => other.ago - one.ago)
      .map(({ ago, ...figures }): DayFigures => ({ date: dateOf(dayNumber(TODAY) - ago), ...figures })),
  );

const range = fc.tuple(fc.nat({ max: MOST_DAYS - 1 }), fc.nat({ max: MOST_DAYS - 1 })).map(([one, other]) => {
  const [from, to] = [Math.max(one, other), Math.min(one, other)].map((ago) =>
    dateOf(dayNumber(TODAY) - ago),
  );
  const chosen = dayRange(from ?? "", to ?? "", MOST_DAYS, TODAY);
  if (chosen === undefined) throw new Error("No range");
  return chosen;
});

const period: fc.Arbitrary<Period> = fc.oneof(fc.constantFrom(...TIME_FRAMES), range);

/** What the days from one to before another add up to. */
const summed = (days: ReadonlyArray<DayFigures>, first: string, end: string) => {
  const sum = { revenue: 0, customers: 0, orders: 0, days: 0 };
  for (const day of days)
    if (day.date >= first && day.date < end) {
      for (const field of FIELDS) sum[field] += day[field];
      sum.days += 1;
    }
  return sum;
};

/** What there is of a period, and of as many days before. */
const both = (asked: Period, days: ReadonlyArray<DayFigures>) => {
  const { from, to } = boundsOf(asked, TODAY);
  return {
    now: summed(days, from, dateOf(dayNumber(to) + 1)),
    before: summed(days, dateOf(dayNumber(from) - lengthOf(asked)), from),
  };
};

/** What the backend says of a time frame: its sums and, where they are asked for, the days of it and of the one before. */
const answered = (
  frame: (typeof TIME_FRAMES)[number],
  detail: Detail | undefined,
  days: ReadonlyArray<DayFigures>,
): BusinessAnalytics => {
  const { now, before } = both(frame, days);
  const first = dateOf(dayNumber(TODAY) - 2 * daysOf(frame) + 1);
  return {
    revenue: now.revenue,
    customers: now.customers,
    orders: now.orders,
    growth: growthOf(now.revenue, before.revenue),
    ...(detail === "days" && { series: days.filter(({ date }) => date >= first) }),
  };
};

/** A backend of a business with two locations, of which one cannot be read. */
const backend = (days: ReadonlyArray<DayFigures>, there: ReadonlyArray<DayFigures>, hasDays: boolean) =>
  Layer.mergeAll(
    Layer.mock(Capabilities, { offers: (name) => Effect.succeed(name === "series" && hasDays) }),
    Layer.mock(Subscriptions, {}),
    Layer.mock(Google, { locations: () => Effect.succeed(readable([OLD_TOWN, RIVERSIDE])) }),
    Layer.mock(Business, { analytics: (_, frame, detail) => Effect.succeed(answered(frame, detail, days)) }),
    Layer.mock(Analytics, {
      ofLocation: (_, location, frame, detail) =>
        location === OLD_TOWN.locationId
          ? Effect.succeed(answered(frame, detail, there))
          : Effect.fail(ServerFailed()),
    }),
  );

const draw = async (request: AnalyticsRequest, ...of: Parameters<typeof backend>): Promise<void> => {
  const report = await Effect.runPromise(
    readAnalytics(id("4"), request, TODAY).pipe(Effect.provide(backend(...of))),
  );
  await renderScreen(
    <AnalyticsScreen
      request={request}
      report={told(report)}
      heldTo={told(undefined)}
      businessName={told("Casa Ana")}
      view={{ measure: "revenue", isTableOpen: false }}
      onView={() => undefined}
      onRequest={nothing}
      onExport={nothing}
      onPrint={nothing}
    />,
  );
  await act(async () => undefined);
};

const numberIn = (text: string | null | undefined): number =>
  Number((text ?? "").replaceAll(/[^\d.]/gu, "") || 0);

const rowsOf = (table: string) =>
  within(screen.getByRole("table", { name: table, hidden: true }))
    .getAllByRole("row", { hidden: true })
    .slice(1)
    .map(({ children }) => [...children].map(({ textContent }) => textContent));

const tile = (name: string) => screen.getByRole("group", { name }).children;

/** Everything that is said of a period is what the backend's days of it add up to. */
const expectSums = (
  asked: Period,
  shown: ReadonlyArray<DayFigures>,
  there: ReadonlyArray<DayFigures>,
  isTold: boolean,
): void => {
  const { now, before } = both(asked, shown);
  expect(["Revenue", "Customers", "Orders"].map((name) => numberIn(tile(name)[1]?.textContent))).toEqual(
    FIELDS.map((field) => now[field]),
  );
  // Of days that are not known nothing is said (D71).
  const growth =
    before.revenue === 0 || (isTold && now.days === 0) ? "—" : now.revenue === 0 ? "-100%" : undefined;
  if (growth !== undefined) expect(tile("Growth")[1]?.textContent).toBe(growth);
  else
    expect(numberIn(tile("Growth")[1]?.textContent)).toBeCloseTo(
      Math.abs(growthOf(now.revenue, before.revenue)) * 100,
      0,
    );
  const [[, ...atOldTown] = [], riverside] = rowsOf("Revenue by location");
  if (isTold && now.days === 0) expect(atOldTown).toEqual(["—", "—", "—", "—"]);
  else
    expect(atOldTown.slice(0, 3).map(numberIn)).toEqual(FIELDS.map((field) => both(asked, there).now[field]));
  expect(riverside).toEqual(["Riverside", "Could not be loaded"]);
};

/** What the days that are drawn add up to, one by one or by week: revenue now and before, customers, orders. */
const drawnInAll = (): ReadonlyArray<number> => {
  const rows = rowsOf("Trend, in numbers");
  return [1, 2, 3, 4].map(
    (column) => Math.round(rows.reduce((all, row) => all + numberIn(row[column]), 0) * 100) / 100,
  );
};

const daysInAll = (asked: Period, days: ReadonlyArray<DayFigures>): ReadonlyArray<number> => {
  const { now, before } = both(asked, days);
  return [now.revenue, before.revenue, now.customers, now.orders];
};

/** What is said beside the drawing. */
const expectWords = (asked: Period, shown: ReadonlyArray<DayFigures>): void => {
  const { now, before } = both(asked, shown);
  const trend = within(screen.getByRole("region", { name: /^Trend by/u }));
  const missing = trend.queryByText(/^Days with figures/u)?.textContent;
  const of = lengthOf(asked);
  expect(missing).toBe(
    now.days === of ? undefined : `Days with figures: ${String(now.days)} of ${String(of)}`,
  );
  const compared = trend.queryByText(/\d.* in the previous period$/u)?.textContent;
  expect(numberIn(compared?.replace(/^.*against/u, ""))).toBe(before.revenue);
  expect(tile("Revenue")[2]?.textContent).toMatch(
    before.days === 0 ? /^There is no previous period/u : /^Previous period \(.+\): /u,
  );
  if (before.days > 0)
    expect(numberIn(tile("Revenue")[2]?.textContent.replace(/\(.+\)/u, ""))).toBe(before.revenue);
};

const location = fc.constantFrom(undefined, OLD_TOWN.locationId);

law.prop([period, location, series, series], { numRuns: 15 })(
  "every number that is drawn is the sum of the backend's days, for every period, of all locations and of one",
  async (asked, locationId, days, there) => {
    const shown = locationId === undefined ? days : there;
    await draw({ period: asked, locationId }, days, there, true);
    expectSums(asked, shown, there, true);
    expect(drawnInAll()).toEqual(daysInAll(asked, shown));
    expectWords(asked, shown);
    cleanup();
  },
);

law.prop([fc.constantFrom(...TIME_FRAMES), location, series, series], { numRuns: 5 })(
  "D57: the same of a backend that tells of no days",
  async (frame, locationId, days, there) => {
    await draw({ period: frame, locationId }, days, there, false);
    expectSums(frame, locationId === undefined ? days : there, there, false);
    expect(screen.queryByRole("region", { name: /^Trend by/u })).toBeNull();
    cleanup();
  },
);

const everyDay = Array.from({ length: 2 * MOST_DAYS }, (_, ago): DayFigures => ({
  date: dateOf(dayNumber(TODAY) - 2 * MOST_DAYS + 1 + ago),
  revenue: 100 + (ago % 7) * 10,
  customers: 5 + (ago % 3),
  orders: ago % 5,
}));

const WEEKENDS = [0, 6];

/** What there may be of days. */
const DAYS: Readonly<Record<string, ReadonlyArray<DayFigures>>> = {
  "every day": everyDay,
  "no day": [],
  "three days, the first ones of a business": everyDay.slice(-3),
  "no day lately": everyDay.slice(0, MOST_DAYS),
  "no weekends": everyDay.filter(({ date }) => !WEEKENDS.includes(new Date(date).getUTCDay())),
  "days without sales": everyDay.map(({ date }) => ({ date, revenue: 0, customers: 0, orders: 0 })),
};

const OWN = dayRange(dateOf(dayNumber(TODAY) - 20), dateOf(dayNumber(TODAY) - 11), MOST_DAYS, TODAY);
const PERIODS: ReadonlyArray<Period> = [...TIME_FRAMES, ...(OWN === undefined ? [] : [OWN])];
const LOCATIONS = [undefined, OLD_TOWN.locationId];

// All locations and one take turns: neither is left out by any days or any period.
test.each(
  Object.entries(DAYS).flatMap(([what, days], row) =>
    PERIODS.map((asked, column) => ({ what, days, asked, locationId: LOCATIONS[(row + column) % 2] })),
  ),
)("$what, $asked, $locationId: the numbers are the days' sums", async ({ days, asked, locationId }) => {
  // What is not looked at has other days.
  const [whole, there] = locationId === undefined ? [days, everyDay] : [everyDay, days];
  await draw({ period: asked, locationId }, whole, there, true);
  expectSums(asked, days, there, true);
  expect(drawnInAll()).toEqual(daysInAll(asked, days));
  expectWords(asked, days);
});
