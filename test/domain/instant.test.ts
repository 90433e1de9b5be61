import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { isCalendarDate, utcDay } from "../../src/domain/calendar-date.ts";
import { distance, instantOf, textOfTime } from "../../src/domain/instant.ts";

describe("times of the backend (D42)", () => {
  test.each([
    ["2026-05-04T12:00:00Z", Date.UTC(2026, 4, 4, 12)],
    ["2026-05-04T12:00:00+02:00", Date.UTC(2026, 4, 4, 10)],
    ["2026-05-04", Date.UTC(2026, 4, 4)],
    ["0001-01-01", -62_135_596_800_000],
    ["0000-12-31T23:00:00Z", undefined],
    ["0001-01-01T01:00:00+02:00", undefined],
    ["9999-12-31T23:59:59Z", 253_402_300_799_000],
    ["9999-12-31T23:00:00-02:00", undefined],
    ["2026-13-40", undefined],
    ["5", undefined],
    ["yesterday", undefined],
    ["", undefined],
  ])("%s", (text, instant) => {
    expect(instantOf(text)).toBe(instant);
  });

  test.each<readonly [sent: string | number, text: string]>([
    [1_777_896_000_000, "2026-05-04T12:00:00.000Z"],
    [1_777_896_000, "2026-05-04T12:00:00.000Z"],
    [1_777_896_000.5, "2026-05-04T12:00:00.500Z"],
    [20_260_504, "20260504"],
    [2026, "2026"],
    [0, "0"],
    [-1, "-1"],
    [1e300, "1e+300"],
    ["2026-05-04", "2026-05-04"],
    ["soon", "soon"],
    ["1777896000", "1777896000"],
  ])("%j is kept as %s: a number is a moment where it can only be one", (sent, text) => {
    expect(textOfTime(sent)).toBe(text);
  });

  property.prop([fc.double()])("no number makes it throw", (sent) => {
    expect(typeof textOfTime(sent)).toBe("string");
  });

  property.prop([fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })])(
    "whatever is written the usual way is read back",
    (date) => {
      expect(instantOf(date.toISOString())).toBe(date.getTime());
    },
  );

  const nearTheEnds = fc
    .tuple(
      fc.constantFrom("0000", "0001", "9999"),
      fc.constantFrom("01-01", "12-31"),
      fc.constantFrom("", "T00:00:00Z", "T23:59:59Z", "T00:30:00+14:00", "T23:30:00-12:00"),
    )
    .map(([year, day, time]) => `${year}-${day}${time}`);

  property.prop([fc.oneof(fc.string(), nearTheEnds)])("whatever is read has a day", (text) => {
    expect(isCalendarDate(utcDay(instantOf(text) ?? 0))).toBe(true);
  });

  property.prop([fc.string()])("no text makes it throw", (text) => {
    expect(Number.isNaN(instantOf(text) ?? 0)).toBe(false);
  });
});

describe("how far a moment is", () => {
  const now = Date.UTC(2026, 4, 4, 12);

  test.each([
    [0, { value: 0, unit: "minute" }],
    [59_999, { value: 0, unit: "minute" }],
    [-59_999, { value: 0, unit: "minute" }],
    [60_000, { value: 1, unit: "minute" }],
    [-3_600_000, { value: -1, unit: "hour" }],
    [-86_400_000 * 2.5, { value: -2, unit: "day" }],
    [86_400_000 * 31, { value: 1, unit: "month" }],
    [-86_400_000 * 800, { value: -2, unit: "year" }],
  ])("%d ms from now", (apart, expected) => {
    expect(distance(now + apart, now)).toEqual(expected);
  });
});
