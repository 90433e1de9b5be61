import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { distance, instantOf } from "../../src/domain/instant.ts";

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
