import { fc, test as law } from "@fast-check/vitest";
import { act, cleanup, screen, within } from "@testing-library/react";
import { expect } from "vitest";
import type { BusinessAnalytics, DayFigures } from "../../../../src/domain/business.ts";
import { growthOf } from "../../../../src/domain/business/growth.ts";
import {
  boundsOf,
  dateOf,
  dayNumber,
  dayRange,
  figuresDuring,
  lengthOf,
  MOST_DAYS,
  type Period,
} from "../../../../src/domain/business/period.ts";
import { isCalendarDate } from "../../../../src/domain/calendar-date.ts";
import { TIME_FRAMES } from "../../../../src/domain/time-frame.ts";
import { AnalyticsScreen } from "../../../../src/ui/pages/analytics/AnalyticsScreen.tsx";
import { renderScreen } from "../../render-screen.tsx";
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

/** What a backend says of a period: its sums, and the days of it and of the one before. */
const answered = (asked: Period, days: ReadonlyArray<DayFigures>): BusinessAnalytics => {
  const { from, to } = boundsOf(asked, TODAY);
  const before = dateOf(dayNumber(from) - lengthOf(asked));
  const sum = (first: string, end: string, field: (typeof FIELDS)[number]): number => {
    let total = 0;
    for (const day of days) if (day.date >= first && day.date < end) total += day[field];
    return total;
  };
  const end = dateOf(dayNumber(to) + 1);
  const figures = {
    revenue: sum(from, end, "revenue"),
    customers: sum(from, end, "customers"),
    orders: sum(from, end, "orders"),
    growth: growthOf(sum(from, end, "revenue"), sum(before, from, "revenue")),
  };
  return { ...figures, series: days.filter(({ date }) => date >= before && date < end) };
};

const numberIn = (text: string | null | undefined): number =>
  Number((text ?? "").replaceAll(/[^\d.]/gu, "") || 0);

law.prop([period, series, series], { numRuns: 25 })(
  "every number that is drawn is the sum of the backend's days, for every period, at each location",
  async (asked, days, others) => {
    const whole = answered(asked, days);
    const there = answered(asked, others);
    // Days of one's own are added up here, from more days than they have.
    if (typeof asked !== "string")
      for (const field of [...FIELDS, "growth"] as const)
        expect(figuresDuring(asked, days)[field]).toBeCloseTo(whole[field], 9);
    await renderScreen(
      <AnalyticsScreen
        request={{ period: asked, locationId: undefined }}
        report={told({
          period: asked,
          analytics: typeof asked === "string" ? whole : figuresDuring(asked, days),
          locations: [
            { ...OLD_TOWN, analytics: typeof asked === "string" ? there : figuresDuring(asked, others) },
            { ...RIVERSIDE, analytics: undefined },
          ],
        })}
        heldTo={told(undefined)}
        onRequest={nothing}
        onExport={nothing}
        onPrint={nothing}
        onRetry={nothing}
      />,
    );
    await act(async () => undefined);
    const tile = (name: string) => screen.getByRole("group", { name }).children[1]?.textContent;
    expect(["Revenue", "Customers", "Orders"].map((name) => numberIn(tile(name)))).toEqual(
      FIELDS.map((field) => whole[field]),
    );
    const cells = (table: string, row: number) =>
      [
        ...(within(screen.getByRole("table", { name: table, hidden: true })).getAllByRole("row", {
          hidden: true,
        })[row]?.children ?? []),
      ].map(({ textContent }) => textContent);
    const [, ...atOldTown] = cells("Revenue by location", 1);
    expect(atOldTown.slice(0, 3).map(numberIn)).toEqual(FIELDS.map((field) => there[field]));
    expect(cells("Revenue by location", 2)).toEqual(["Riverside", "Could not be loaded"]);
    const rows = within(screen.getByRole("table", { name: "Trend, in numbers", hidden: true })).getAllByRole(
      "row",
      { hidden: true },
    );
    const drawn = (column: number): number =>
      rows.slice(1).reduce((sum, row) => sum + numberIn(row.children[column]?.textContent), 0);
    expect([1, 3, 4].map((column) => Math.round(drawn(column) * 100) / 100)).toEqual(
      FIELDS.map((field) => whole[field]),
    );
    cleanup();
  },
);
