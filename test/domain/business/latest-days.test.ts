import { fc, test as law } from "@fast-check/vitest";
import { expect, test } from "vitest";
import type { DayFigures } from "../../../src/domain/business.ts";
import { latestDays } from "../../../src/domain/business/latest-days.ts";
import { isCalendarDate } from "../../../src/domain/calendar-date.ts";

const TODAY = "2026-03-01";
if (!isCalendarDate(TODAY)) throw new Error("No day");

const dateOf = (ago: number): string =>
  new Date(Date.parse(TODAY) - ago * 86_400_000).toISOString().slice(0, 10);

/** Some of the last thirty days, in any order. */
const series = fc
  .uniqueArray(fc.record({ ago: fc.nat({ max: 29 }), taken: fc.nat({ max: 5_000 }) }), {
    selector: ({ ago }) => ago,
  })
  .map((days) =>
    days.map(({ ago, taken }): DayFigures => ({
      date: dateOf(ago),
      revenue: taken,
      customers: ago,
      orders: 1,
    })),
  );

law.prop([series])("today and the last seven days are the sums of what the backend said of them", (days) => {
  const toldOf = (from: number, count: number) => {
    const dates = Array.from({ length: count }, (_, day) => dateOf(from + day));
    return days.filter(({ date }) => dates.includes(date));
  };
  const said = (from: number, count: number) => {
    const told = toldOf(from, count);
    if (told.length === 0) return undefined;
    const sum = (key: "revenue" | "customers" | "orders") => told.reduce((all, day) => all + day[key], 0);
    return { revenue: sum("revenue"), customers: sum("customers"), orders: sum("orders") };
  };
  expect(latestDays(days, TODAY)).toEqual({
    day: { now: said(0, 1), before: said(7, 1) },
    week: {
      now: said(0, 7),
      before: said(7, 7),
      isComparable: toldOf(0, 7).length === toldOf(7, 7).length,
    },
  });
});

test("where the backend is a day ahead, its last day is today", () => {
  const ahead: DayFigures = { date: dateOf(-1), revenue: 8, customers: 2, orders: 1 };
  expect(latestDays([ahead], TODAY).day.now).toEqual({ revenue: 8, customers: 2, orders: 1 });
});
