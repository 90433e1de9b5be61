import { fc, test as law } from "@fast-check/vitest";
import { expect, test } from "vitest";
import type { DayFigures } from "../../../src/domain/business.ts";
import { isCalendarDate } from "../../../src/domain/calendar-date.ts";
import {
  extremeDays,
  extremeWeekdays,
  measured,
  MEASURES,
  trendOf,
} from "../../../src/domain/business/trend.ts";
import { daysOf, TIME_FRAMES } from "../../../src/domain/time-frame.ts";

const DAY_MS = 86_400_000;
const TODAY = "2026-03-01";
if (!isCalendarDate(TODAY)) throw new Error("No day");

const dateOf = (ago: number): string => new Date(Date.parse(TODAY) - ago * DAY_MS).toISOString().slice(0, 10);
const dayOf = (ago: number, revenue: number, orders = 1): DayFigures => ({
  date: dateOf(ago),
  revenue,
  customers: 2,
  orders,
});

/** Some days of two periods, each at most once, oldest first. */
const series = (days: number) =>
  fc
    .uniqueArray(
      fc.record({
        ago: fc.integer({ min: 0, max: 2 * days - 1 }),
        revenue: fc.integer({ min: 0, max: 5_000 }),
        orders: fc.integer({ min: 0, max: 40 }),
      }),
      { selector: ({ ago }) => ago, maxLength: 2 * days },
    )
    .map((drawn) =>
      drawn
        .toSorted((one, other) => other.ago - one.ago)
        .map(({ ago, revenue, orders }) => dayOf(ago, revenue, orders)),
    );

const framed = fc
  .constantFrom(...TIME_FRAMES)
  .chain((frame) => fc.record({ frame: fc.constant(frame), days: series(daysOf(frame)) }));

law.prop([framed])("what is drawn adds up to what the backend said of both periods", ({ frame, days }) => {
  const trend = trendOf(days, frame, TODAY);
  const first = dateOf(daysOf(frame) - 1);
  for (const key of ["revenue", "customers", "orders"] as const) {
    const said = (isNow: boolean) =>
      days.filter(({ date }) => date >= first === isNow).reduce((sum, day) => sum + day[key], 0);
    const drawn = (which: "now" | "before") =>
      trend.spans.reduce((sum, span) => sum + (span[which]?.[key] ?? 0), 0);
    expect([drawn("now"), drawn("before")]).toEqual([said(true), said(false)]);
    expect([trend.now?.[key] ?? 0, trend.before?.[key] ?? 0]).toEqual([said(true), said(false)]);
  }
});

law.prop([framed])("spans follow each other without a gap, and end today", ({ frame, days }) => {
  const { spans, isByWeek } = trendOf(days, frame, TODAY);
  expect(spans.filter(({ isLonger }) => isLonger).map(({ to }) => to)).toEqual(
    isByWeek ? [dateOf(daysOf(frame) - 8)] : [],
  );
  expect(spans.at(-1)?.to).toBe(dateOf(0));
  expect(spans).toHaveLength(isByWeek ? 52 : daysOf(frame));
  expect(spans[0]?.from).toBe(dateOf(daysOf(frame) - 1));
  const lengths = spans.map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1);
  expect(spans.slice(1).map(({ from }) => Date.parse(from) - DAY_MS)).toEqual(
    spans.slice(0, -1).map(({ to }) => Date.parse(to)),
  );
  expect(new Set(lengths)).toEqual(new Set(isByWeek ? [8, 7] : [1]));
});

test("a day that is not known is nothing, and not zero", () => {
  const trend = trendOf([dayOf(2, 10), dayOf(0, 30, 0)], "7d", TODAY);
  expect(trend.spans.map(({ now }) => now?.revenue)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    10,
    undefined,
    30,
  ]);
  expect(trend.before).toBeUndefined();
  expect(MEASURES.map((measure) => measured(measure, trend.spans[6]?.now))).toEqual([30, 2, 0, undefined]);
});

test("a backend whose day has begun already ends the period with it", () => {
  const trend = trendOf([dayOf(-1, 5), dayOf(6, 7)], "7d", TODAY);
  expect([trend.spans.at(-1)?.from, trend.now?.revenue, trend.before?.revenue]).toEqual([dateOf(-1), 5, 7]);
});

test("the best and the worst day, and day of the week", () => {
  const days = Array.from({ length: 21 }, (_, index) =>
    dayOf(20 - index, [50, 10, 20, 20, 20, 20, 90][index % 7] ?? 0),
  );
  const trend = trendOf(days, "30d", TODAY);
  expect(extremeDays(trend, "revenue")).toEqual({ best: days[6], worst: days[1] });
  expect(extremeWeekdays(trend, "revenue")).toEqual({
    best: { weekday: new Date(days[6]?.date ?? "").getUTCDay(), value: 90 },
    worst: { weekday: new Date(days[1]?.date ?? "").getUTCDay(), value: 10 },
  });
  expect(extremeDays(trend, "customers")).toBeUndefined();
  expect(extremeWeekdays(trendOf(days.slice(0, 13), "30d", TODAY), "revenue")).toBeUndefined();
});
