import { expect, test } from "vitest";
import { compared } from "../../../src/domain/business/comparison.ts";
import { isCalendarDate } from "../../../src/domain/calendar-date.ts";

const TODAY = "2020-06-15";
if (!isCalendarDate(TODAY)) throw new Error("No day");

const sums = (revenue: number, growth: number) => ({ revenue, customers: 0, orders: 0, growth });
const day = (date: string, revenue: number) => ({ date, revenue, customers: 0, orders: 0 });

test.each([
  ["growth tells of what was before", sums(110, 0.1), { before: 100, growth: 0.1 }],
  ["a growth of 0 tells of nothing", sums(110, 0), { before: undefined, growth: undefined }],
  ["all is gone, of which growth tells no more", sums(0, -1), { before: undefined, growth: -1 }],
])("of sums, %s", (_, figures, comparison) => {
  const { before, growth } = compared(figures, { period: "7d", today: TODAY });
  expect([before && Math.round(before), growth]).toEqual([comparison.before, comparison.growth]);
});

const DAYS_BEFORE = { from: "2020-06-02", to: "2020-06-08" };

test.each([
  [
    "as much as before",
    [day("2020-06-08", 50), day("2020-06-15", 50)],
    { isKnown: true, before: 50, daysBefore: DAYS_BEFORE, growth: 0 },
  ],
  [
    "nothing any more",
    [day("2020-06-08", 50)],
    { isKnown: false, before: 50, daysBefore: DAYS_BEFORE, growth: -1 },
  ],
  [
    "the first sales",
    [day("2020-06-08", 0), day("2020-06-15", 50)],
    { isKnown: true, before: 0, daysBefore: DAYS_BEFORE, growth: undefined },
  ],
  [
    "less of a loss than before",
    [day("2020-06-08", -100), day("2020-06-15", -50)],
    { isKnown: true, before: -100, daysBefore: DAYS_BEFORE, growth: undefined },
  ],
  ["no day before", [day("2020-06-15", 50)], { isKnown: true, before: undefined, growth: undefined }],
])("of days, %s", (_, series, comparison) => {
  const revenue = series
    .filter(({ date }) => date > "2020-06-08")
    .reduce((sum, each) => sum + each.revenue, 0);
  const before = series
    .filter(({ date }) => date <= "2020-06-08")
    .reduce((sum, each) => sum + each.revenue, 0);
  const growth = before === 0 ? 0 : (revenue - before) / before;
  expect(compared({ ...sums(revenue, growth), series }, { period: "7d", today: TODAY })).toEqual(comparison);
});
