import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { daysLater, monthsLater } from "../../src/domain/days/reckoning.ts";
import { LANGUAGES } from "../../src/domain/language.ts";
import {
  dayByKey,
  firstWeekdayOf,
  isSameMonth,
  monthOf,
  weekOf,
  weeksOf,
} from "../../src/domain/moderation/month.ts";
import { calendarDate, days, textOfDay } from "./generators.ts";

// Before the year 1 there is no day to go to.
const dates = days.map((time) => calendarDate(textOfDay(time))).filter((day) => day >= "0005");
const weekdays = fc.constantFrom(0, 1, 6);

describe("a month of a calendar", () => {
  test.prop([dates, weekdays])(
    "is whole weeks, one day after the other, with each of its days once",
    (day, first) => {
      const weeks = weeksOf(day, first);
      const shown = weeks.flat();
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      expect(new Date(`${shown[0]}T12:00:00Z`).getUTCDay()).toBe(first);
      expect(shown.slice(1)).toEqual(shown.slice(0, -1).map((each) => daysLater(each, 1)));
      const { first: start, last: end } = monthOf(day);
      expect(shown.filter((each) => isSameMonth(each, day))).toEqual(
        shown.filter((each) => start <= each && each <= end),
      );
      expect([weeks[0], weeks.at(-1)].map((week) => week?.some((each) => isSameMonth(each, day)))).toEqual([
        true,
        true,
      ]);
    },
  );

  test.prop([dates, fc.integer({ min: -40, max: 40 })])(
    "so many months later is the same day, or the last there is",
    (day, count) => {
      const later = monthsLater(day, count);
      const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
      expect(months(later) - months(day)).toBe(count);
      expect(
        later.slice(8) === day.slice(8) || (later === monthOf(later).last && later.slice(8) < day.slice(8)),
      ).toBe(true);
    },
  );

  test.prop([dates, weekdays, fc.boolean()])(
    "keys lead to and fro; right is back where one reads from the right",
    (day, firstWeekday, isRightToLeft) => {
      const by = (from: typeof day, key: string) =>
        dayByKey(from, key, { firstWeekday, isRightToLeft }) ?? from;
      expect(by(day, "ArrowRight")).toBe(daysLater(day, isRightToLeft ? -1 : 1));
      for (const [there, back] of [
        ["ArrowRight", "ArrowLeft"],
        ["ArrowDown", "ArrowUp"],
      ] as const)
        expect(by(by(day, there), back)).toBe(day);
      expect([by(day, "Home"), by(day, "End")]).toEqual(Object.values(weekOf(day, firstWeekday)));
      expect([by(day, "PageUp"), by(day, "PageDown")]).toEqual([monthsLater(day, -1), monthsLater(day, 1)]);
      expect(dayByKey(day, "Enter", { firstWeekday, isRightToLeft })).toBeUndefined();
    },
  );

  test.each(LANGUAGES.map(({ code }) => code))("weeks of %s begin as CLDR says", (code) => {
    const locale: object = new Intl.Locale(code).maximize();
    const told: unknown =
      "getWeekInfo" in locale && typeof locale.getWeekInfo === "function" ? locale.getWeekInfo() : undefined;
    expect(told).toMatchObject({ firstDay: firstWeekdayOf(code) || 7 });
  });
});
