import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { SYNC_FAILED } from "../../src/domain/business.ts";
import { SUBSCRIPTION_FALLBACK } from "../../src/domain/business/subscription-fallback.ts";
import { growthOf } from "../../src/domain/business/growth.ts";
import { daysOf, DEFAULT_TIME_FRAME, TIME_FRAMES, timeFrame } from "../../src/domain/time-frame.ts";
import { anyText, HOSTILE_TEXTS } from "./generators.ts";

const OFFERED = ["7d", "30d", "90d", "365d"] as const;

describe("§4, §8, §9: defaults of the business area", () => {
  test("§4, §9: the subscription that is shown where none can be read is free and active", () => {
    expect(SUBSCRIPTION_FALLBACK).toEqual({
      plan: "free",
      status: "active",
      nextBillingDate: undefined,
      features: [],
    });
  });

  test("§8: what a failed sync says when the backend does not say why", () => {
    expect(SYNC_FAILED).toBe("Failed to sync Google Business locations");
  });
});

describe("§7, §9: time frames", () => {
  test("§9: the default is 30d, and it is one of those offered", () => {
    expect([DEFAULT_TIME_FRAME, TIME_FRAMES]).toEqual(["30d", OFFERED]);
  });

  test.each(OFFERED)("§7: %s is offered", (frame) => {
    expect(timeFrame(frame)).toBe(frame);
  });

  test.prop([
    fc.option(
      fc.oneof(
        anyText,
        fc.constantFrom(...HOSTILE_TEXTS, "30D", "30", "30d ", " 7d", "7d,30d", "1d", "-7d", "07d"),
      ),
      { nil: undefined },
    ),
  ])("§9: anything else is the default", (text) => {
    fc.pre(text !== "7d" && text !== "90d" && text !== "365d");
    expect(timeFrame(text)).toBe("30d");
  });

  test("§7: a time frame has as many days as it says", () => {
    expect(OFFERED.map(daysOf)).toEqual([7, 30, 90, 365]);
  });
});

describe("§3: growth", () => {
  test.each([
    [110, 100, 0.1],
    [50, 100, -0.5],
    [0, 100, -1],
    [300, 100, 2],
    [100, 100, 0],
    [0, 0, 0],
    [100, 0, 0],
    [-50, 100, -1.5],
    [-50, -100, 0],
    [50, -100, 0],
  ])("§3: %d after %d is a growth of %d", (now, before, growth) => {
    expect(growthOf(now, before)).toBeCloseTo(growth, 12);
  });

  test.prop([fc.nat(), fc.integer({ min: 1 })])(
    "§3: what was there before, grown, is what is there now",
    (now, before) => {
      expect(before * (1 + growthOf(now, before))).toBeCloseTo(now, 3);
    },
  );
});
