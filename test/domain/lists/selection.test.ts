import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import type { Target } from "../../../src/domain/deletion.ts";
import {
  extentOf,
  NOTHING_SELECTED,
  reaching,
  selecting,
  unselecting,
} from "../../../src/domain/lists/selection.ts";
import { id } from "../generators.ts";

const target = (number: number): Target => ({
  _tag: "kitchens",
  id: id(`k${number}`),
  name: `Kitchen ${number}`,
});
const targets = fc.uniqueArray(fc.nat({ max: 30 })).map((numbers) => numbers.map(target));

describe("what is selected in a list", () => {
  test.prop([targets, targets])("one page more keeps the others, and is all selected", (before, page) => {
    const selection = selecting(selecting(NOTHING_SELECTED, before), page);
    expect(extentOf(selection, before)).toBe(before.length === 0 ? "none" : "all");
    expect(extentOf(selection, page)).toBe(page.length === 0 ? "none" : "all");
    expect([...selection.keys()].toSorted()).toEqual(
      [...new Set([...before, ...page].map((each) => String(each.id)))].toSorted(),
    );
  });

  test.prop([targets, targets])("a page less leaves nothing of it and all of the others", (before, page) => {
    const selection = unselecting(selecting(NOTHING_SELECTED, before), page);
    expect(extentOf(selection, page)).toBe("none");
    expect([...selection.values()]).toEqual(
      before.filter((each) => !page.some(({ id: gone }) => gone === each.id)),
    );
  });

  test("some of a page", () => {
    const selection = selecting(NOTHING_SELECTED, [target(1)]);
    expect(extentOf(selection, [target(1), target(2)])).toBe("some");
  });

  const page = [1, 2, 3, 4, 5, 6].map(target);
  const numbersOf = (...steps: ReadonlyArray<number>): ReadonlyArray<number> => {
    const selection = steps.reduce(
      (before, step) => reaching(before, page, target(step)),
      selecting(NOTHING_SELECTED, [target(9), target(3)]),
    );
    return page.flatMap(({ id: each }, index) => (selection.has(each) ? [index + 1] : []));
  };

  test("reaching selects from the one ticked last on the page to another, either way, and goes on from there", () => {
    expect(numbersOf(5)).toEqual([3, 4, 5]);
    expect(numbersOf(1)).toEqual([1, 2, 3]);
    expect(numbersOf(2, 1)).toEqual([1, 2, 3]);
    expect(numbersOf(2, 5)).toEqual([2, 3, 4, 5]);
  });

  test("reaching selects one alone where none was ticked on the page", () => {
    const elsewhere = selecting(NOTHING_SELECTED, [target(9)]);
    expect([...reaching(elsewhere, page, target(4)).values()]).toEqual([target(9), target(4)]);
  });
});
