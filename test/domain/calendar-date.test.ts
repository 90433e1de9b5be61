import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { fullYears, hasShortYear, isCalendarDate } from "../../src/domain/calendar-date.ts";
import { anyText, day, days, textOfDay, utcDay } from "./generators.ts";

describe("D20, D42: a plain day", () => {
  test.each([
    "2024-02-29",
    "2000-02-29",
    "2023-02-28",
    "2023-01-31",
    "2023-04-30",
    "2023-12-31",
    "0001-01-01",
    "0004-02-29",
    "9999-12-31",
  ])("D20: %s exists", (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  test.each([
    "",
    "2023-02-29",
    "1900-02-29",
    "2100-02-29",
    "2024-02-30",
    "2023-04-31",
    "2023-06-31",
    "2023-09-31",
    "2023-11-31",
    "2023-01-32",
    "2023-00-10",
    "2023-13-10",
    "2023-10-00",
    "0000-01-01",
    "0000-02-29",
    "2023-1-1",
    "23-01-01",
    "02023-01-01",
    "+2023-01-01",
    "-2023-01-01",
    "2023/01/01",
    "2023-01-01T00:00:00Z",
    "2023-01-01\n",
    " 2023-01-01",
    "01-01-2023",
    "20230101",
    "２０２３-01-01",
    "٢٠٢٣-٠١-٠١",
    "1e+3-01-01",
  ])("D20: %j does not", (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  const digits = (length: number) =>
    fc.nat({ max: 10 ** length - 1 }).map((value) => String(value).padStart(length, "0"));
  const nearDays = fc.tuple(
    fc.oneof(digits(4), fc.constantFrom("0000", "0001", "1900", "2000", "2023", "2024")),
    fc.oneof(digits(2), fc.constantFrom("00", "01", "02", "04", "12", "13")),
    fc.oneof(digits(2), fc.constantFrom("00", "01", "28", "29", "30", "31", "32")),
  );

  test.prop([nearDays], { numRuns: 3_000 })(
    "D20: a day exists exactly where the platform's own calendar gives it back",
    ([y, m, d]) => {
      const text = `${y}-${m}-${d}`;
      const reckoned = utcDay(Number(y), Number(m), Number(d));
      const exists =
        y !== "0000" &&
        reckoned.getUTCFullYear() > 0 &&
        reckoned.getUTCFullYear() < 10_000 &&
        textOfDay(reckoned) === text;
      expect(isCalendarDate(text)).toBe(exists);
    },
  );

  test.prop([days])("D20: every day of the platform's calendar exists", (time) => {
    expect(isCalendarDate(textOfDay(time))).toBe(true);
  });

  test.prop([
    fc.oneof(
      anyText,
      fc.tuple(days, anyText).map(([time, text]) => `${textOfDay(time)}${text}`),
    ),
  ])("D20: nothing of another shape exists", (text) => {
    fc.pre(!/^\d\d\d\d-\d\d-\d\d$/u.test(text));
    expect(isCalendarDate(text)).toBe(false);
  });
});

describe("D20: full years between two days", () => {
  test.each([
    ["2010-06-15", "2023-06-14", 12],
    ["2010-06-15", "2023-06-15", 13],
    ["2010-06-15", "2023-06-16", 13],
    ["2010-06-15", "2010-06-15", 0],
    ["2010-06-15", "2011-01-01", 0],
    ["2010-12-31", "2011-01-01", 0],
    ["2008-02-29", "2021-02-28", 12],
    ["2008-02-29", "2021-03-01", 13],
    ["2008-02-29", "2024-02-28", 15],
    ["2008-02-29", "2024-02-29", 16],
  ])("D20: from %s to %s: %i", (from, to, years) => {
    expect(fullYears(day(from), day(to))).toBe(years);
  });

  test.prop([days, days], { numRuns: 1_000 })(
    "D20: the number of birthdays reached, counted in the platform's calendar",
    (one, other) => {
      const [from, to] = one <= other ? [one, other] : [other, one];
      const birthday = (years: number) =>
        utcDay(from.getUTCFullYear() + years, from.getUTCMonth() + 1, from.getUTCDate());
      const years = fullYears(day(textOfDay(from)), day(textOfDay(to)));
      expect([birthday(years) <= to, birthday(years + 1) > to]).toEqual([true, true]);
    },
  );
});

describe("a day whose year has fewer than four digits", () => {
  test.each(["11/1/26", "4.7.88", "88-07-04", " 4. 7. 88 ", "88年7月4日", "٤/٧/٨٨", "040788"])(
    "%s is one",
    (text) => {
      expect(hasShortYear(text)).toBe(true);
    },
  );

  test.each(["", "11/1", "11/1/2026", "2026-11-01", "04071988", "3/4/123", "1/2/3/4", "0407", "4 July 88"])(
    "%j is none",
    (text) => {
      expect(hasShortYear(text)).toBe(false);
    },
  );
});
