import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { COOLDOWN_MS, isWithinCooldown } from "../../src/domain/cooldown.ts";

const moments = fc.integer({ min: 1, max: Date.UTC(2200, 0, 1) });

describe("§4, §9, D17: the cooldown", () => {
  test("§9: ten seconds", () => {
    expect(COOLDOWN_MS).toBe(10_000);
  });

  test.prop([moments])("D17: over at exactly 10 000 ms, wherever it began", (since) => {
    expect([0, 1, 9_999, 10_000, 10_001].map((after) => isWithinCooldown(since, since + after))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test.prop([fc.nat({ max: 30_000 })])(
    "D17: nothing happened, so nothing is repeated, however young the page is",
    (at) => {
      expect(isWithinCooldown(0, at)).toBe(false);
    },
  );

  test.prop([moments, fc.nat({ max: 30_000 }), fc.nat()])(
    "D17: once over, it stays over",
    (since, after, more) => {
      if (!isWithinCooldown(since, since + after))
        expect(isWithinCooldown(since, since + after + more)).toBe(false);
      expect(isWithinCooldown(since, since + after)).toBe(after < 10_000);
    },
  );
});
