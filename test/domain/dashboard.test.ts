import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import {
  activeTribes,
  COUNTERS,
  exact,
  figureOfFailure,
  figureOfList,
  isUp,
  NO_ACCESS,
  popularKitchens,
  type Figure,
} from "../../src/domain/dashboard.ts";
import { byScore } from "../../src/domain/kitchen.ts";
import type { RemoteFailure } from "../../src/domain/remote-failure.ts";
import { kitchens, remoteFailures, tribes } from "./generators.ts";

const distinctKitchens = fc.uniqueArray(kitchens, { selector: ({ kitchenId }) => kitchenId, maxLength: 12 });

describe("§3, §9, D40: popular kitchens", () => {
  test.prop([distinctKitchens], { numRuns: 300 })(
    "§9, D40: five at most, best first, and none left out is better than one shown",
    (all) => {
      const popular = popularKitchens(all);
      const others = all.filter((kitchen) => !popular.includes(kitchen));
      expect(popular).toHaveLength(Math.min(5, all.length));
      expect(others).toHaveLength(all.length - popular.length);
      popular.slice(1).forEach((kitchen, index) => {
        const before = popular[index];
        expect(before && byScore(before, kitchen)).toBeLessThan(0);
      });
      const last = popular.at(-1);
      for (const other of others) expect(last && byScore(last, other)).toBeLessThan(0);
    },
  );

  test.prop([
    distinctKitchens.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    ),
  ])("D40: the order in which the kitchens came does not matter", ([all, shuffled]) => {
    expect(popularKitchens(shuffled)).toEqual(popularKitchens(all));
  });

  test.prop([distinctKitchens])("D40: the list they came from stays as it was", (all) => {
    const before = [...all];
    popularKitchens(all);
    expect(all).toEqual(before);
  });
});

describe("§3, §9, D40: active tribes", () => {
  test.prop([fc.array(tribes, { maxLength: 9 })])(
    "§9, D40: the first five, in the backend's order",
    (all) => {
      const [a, b, c, d, e] = all;
      expect(activeTribes(all)).toEqual([a, b, c, d, e].filter((tribe) => tribe !== undefined));
    },
  );
});

// Every failure there is, and what a counter shows for it.
const FIGURES: ReadonlyArray<readonly [RemoteFailure, Figure, isUp: boolean]> = [
  [{ _tag: "NotAcceptable" }, { _tag: "Unavailable", value: 0 }, false],
  [{ _tag: "Forbidden" }, { _tag: "NoAccess" }, true],
  [{ _tag: "Unauthorized" }, { _tag: "Failed", failure: { _tag: "Unauthorized" } }, true],
  [{ _tag: "Unreachable" }, { _tag: "Failed", failure: { _tag: "Unreachable" } }, false],
  [{ _tag: "TimedOut" }, { _tag: "Failed", failure: { _tag: "TimedOut" } }, false],
  [{ _tag: "NotOffered" }, { _tag: "Failed", failure: { _tag: "NotOffered" } }, false],
  [{ _tag: "Unreadable" }, { _tag: "Failed", failure: { _tag: "Unreadable" } }, false],
  [
    { _tag: "NotFound", message: "m" },
    { _tag: "Failed", failure: { _tag: "NotFound", message: "m" } },
    false,
  ],
  [{ _tag: "Refused", message: "m" }, { _tag: "Failed", failure: { _tag: "Refused", message: "m" } }, false],
  [
    { _tag: "RateLimited", retryAfterSeconds: 9 },
    { _tag: "Failed", failure: { _tag: "RateLimited", retryAfterSeconds: 9 } },
    false,
  ],
  [
    { _tag: "ServerFailed", serialization: true },
    { _tag: "Failed", failure: { _tag: "ServerFailed", serialization: true } },
    false,
  ],
];

describe("§3, D15, D32, D40: the figures of the dashboard", () => {
  test("§3: the nine counters", () => {
    expect(COUNTERS).toEqual([
      "totalUsers",
      "totalKitchens",
      "totalReports",
      "bannedKitchens",
      "totalTribes",
      "totalComments",
      "totalFavorites",
      "totalDates",
      "totalBlocks",
    ]);
  });

  test("D15: a counter that is not asked for shows no access and no number", () => {
    expect(NO_ACCESS).toEqual({ _tag: "NoAccess" });
  });

  test.each(FIGURES)("D32: %j becomes %j", (failure, figure) => {
    expect(figureOfFailure(failure)).toEqual(figure);
  });

  test.prop([remoteFailures])("D32: a failure never looks like a true number", (failure) => {
    const figure = figureOfFailure(failure);
    expect(["Unavailable", "NoAccess", "Failed"]).toContain(figure._tag);
    if (figure._tag === "Failed") expect(figure.failure).toBe(failure);
    else
      expect(figure).toEqual(
        failure._tag === "Forbidden" ? { _tag: "NoAccess" } : { _tag: "Unavailable", value: 0 },
      );
  });

  test.prop([fc.nat(), fc.nat()])(
    "D40: counted from a list, exact when all of it was read, otherwise partial",
    (value, read) => {
      expect([figureOfList(value, read, true), figureOfList(value, read, false), exact(value)]).toEqual([
        { _tag: "Exact", value },
        { _tag: "Partial", value, counted: read },
        { _tag: "Exact", value },
      ]);
    },
  );
});

describe("§7, D45: health by user count", () => {
  test.each(FIGURES)("D45: what %j says about health", (failure, _figure, expected) => {
    expect(isUp(failure)).toBe(expected);
  });
});
