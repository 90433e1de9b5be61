import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { type CalendarDate, isCalendarDate } from "../../../src/domain/calendar-date.ts";
import { monthsLater } from "../../../src/domain/days/reckoning.ts";

const days: fc.Arbitrary<CalendarDate> = fc
  .date({ min: new Date("1000-01-01"), max: new Date("9998-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
  .filter(isCalendarDate);

property.prop([days])("the day a month later exists, and is in the next month", (from) => {
  const to = monthsLater(from, 1);
  expect(isCalendarDate(to)).toBe(true);
  const months = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  expect(months(to) - months(from)).toBe(1);
  expect(to.slice(8) <= from.slice(8)).toBe(true);
});

test.each([
  ["2026-01-31", "2026-02-28"],
  ["2024-01-31", "2024-02-29"],
  ["2026-12-15", "2027-01-15"],
  ["2026-04-30", "2026-05-30"],
])("a month after %s is %s", (from, to) => {
  expect(isCalendarDate(from) && monthsLater(from, 1)).toBe(to);
});
