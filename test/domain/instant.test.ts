import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { distance, instantOf, textOfTime } from "../../src/domain/instant.ts";

describe("times of the backend (D42)", () => {
  test.each([
    ["2026-05-04T12:00:00Z", Date.UTC(2026, 4, 4, 12)],
    ["2026-05-04T12:00:00+02:00", Date.UTC(2026, 4, 4, 10)],
    ["2026-05-04", Date.UTC(2026, 4, 4)],
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
