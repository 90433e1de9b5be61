import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { namedOf, nearest, plotOf, ROOM, shareOf } from "../../../../src/ui/pages/analytics/plot.ts";

const row = fc.array(fc.option(fc.double({ min: 0, max: 1e9, noNaN: true }), { nil: undefined }), {
  minLength: 1,
  maxLength: 60,
});

/** The points that a path goes through. */
const pointsOf = (path: string): ReadonlyArray<ReadonlyArray<number>> =>
  [...path.matchAll(/[ML]([^MLZ]+)/gu)].map(([, said = ""]) => said.split(",").map(Number));

test.prop([row, row, fc.boolean()])(
  "every known value is in the room, none that is not known is drawn",
  (now, before, isMirrored) => {
    const { paths } = plotOf([now, before], isMirrored);
    for (const [index, values] of [now, before].entries()) {
      const points = pointsOf(paths[index] ?? "");
      expect(points).toHaveLength(values.filter((value) => value !== undefined).length);
      for (const [x = NaN, y = NaN] of points) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(ROOM.width);
        expect(y).toBeGreaterThanOrEqual(-0.01);
        expect(y).toBeLessThanOrEqual(ROOM.height + 0.01);
      }
    }
  },
);

test.prop([row])("the rules are as far apart as each other, from zero to the top", (values) => {
  const { rules, yOf } = plotOf([values], false);
  expect(rules[0]).toBe(0);
  expect(yOf(rules.at(-1) ?? NaN)).toBeCloseTo(0);
  const steps = rules.slice(1).map((rule, index) => yOf(rules[index] ?? NaN) - yOf(rule));
  for (const step of steps) expect(step).toBeCloseTo(ROOM.height / (rules.length - 1));
});

test.prop([row])("no two rules are the same number without what is less than one", (values) => {
  const { rules } = plotOf([values], false);
  expect(rules.every(Number.isInteger)).toBe(true);
});

test("nothing is ruled as far as a few", () => {
  expect(plotOf([[0, 0]], false).rules).toEqual([0, 1, 2, 3, 4]);
});

test.prop([fc.integer({ min: 1, max: 400 })])("a pointer at a point is told of that point", (length) => {
  for (let index = 0; index < length; index += 1)
    expect(nearest(shareOf(index, length), length)).toBe(length === 1 ? 0 : index);
});

test("a gap is no line, and mirrored it begins at the other end", () => {
  expect(plotOf([[0, 10, undefined, 5]], false).paths).toEqual(["M0,240L200,0M600,120Z"]);
  expect(plotOf([[0, 10]], true).paths).toEqual(["M600,240L0,0"]);
});

test("few of many are named, from the first on", () => {
  expect([namedOf(7, 8), namedOf(30, 8), namedOf(0, 8)]).toEqual([
    [0, 1, 2, 3, 4, 5, 6],
    [0, 4, 8, 12, 16, 20, 24, 28],
    [],
  ]);
});
