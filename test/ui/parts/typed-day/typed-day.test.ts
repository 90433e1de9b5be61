import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { isCalendarDate } from "../../../../src/domain/calendar-date.ts";
import { type DayOrder, typedDay } from "../../../../src/ui/parts/typed-day/typed-day.ts";
import { anyText, days, textOfDay } from "../../../domain/generators.ts";

describe("a day typed in the order of a language", () => {
  const ORDERS: ReadonlyArray<DayOrder> = [
    ["day", "month", "year"],
    ["month", "day", "year"],
    ["year", "month", "day"],
  ];

  test.prop([days, fc.constantFrom(...ORDERS), fc.constantFrom("/", ". ", "-", "\u200f/", "年", " ")])(
    "is that day, whatever stands between its parts, and so is its plain form",
    (moment, order, sign) => {
      const plain = textOfDay(moment);
      const [year = "", month = "", date = ""] = plain.split("-");
      const parts = { year, month, day: date };
      expect(typedDay(order.map((part) => parts[part]).join(sign), order)).toBe(plain);
      expect(typedDay(order.map((part) => parts[part]).join(""), order)).toBe(plain);
      expect(typedDay(plain, order)).toBe(plain);
    },
  );

  test.each([
    ["3/4/1990", ["day", "month", "year"], "1990-04-03"],
    ["3/4/1990", ["month", "day", "year"], "1990-03-04"],
    ["1990年4月3日", ["year", "month", "day"], "1990-04-03"],
    ["03041990", ["day", "month", "year"], "1990-04-03"],
    ["٣/٤/١٩٩٠", ["day", "month", "year"], "1990-04-03"],
    ["०३०४१९९०", ["day", "month", "year"], "1990-04-03"],
    // No day: it stays as it was typed, and the form says so.
    ["31/2/1990", ["day", "month", "year"], "31/2/1990"],
    ["3/4/90", ["day", "month", "year"], "3/4/90"],
    ["3/4", ["day", "month", "year"], "3/4"],
    ["soon", ["day", "month", "year"], "soon"],
    ["", ["day", "month", "year"], ""],
  ] as const)("%j in the order %j is %j", (text, order, expected) => {
    expect(typedDay(text, order)).toBe(expected);
  });

  test.prop([anyText, fc.constantFrom(...ORDERS)])("is a day, or what was typed", (text, order) => {
    const read = typedDay(text, order);
    expect(read === text || isCalendarDate(read)).toBe(true);
  });
});
