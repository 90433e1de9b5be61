import { expect, test } from "vitest";
import { daysOffered, featuresBeyond, includesFeature } from "../../../src/domain/business/plan.ts";

const FREE = ["Business profile", "30 days of analytics"];
const PLUS = ["Business profile", "A year of analytics", "Google listing"];

test.each([
  [FREE, "30 days of analytics", true],
  [FREE, "A year of analytics", false],
  [FREE, "Google listing", false],
  [PLUS, "30 days of analytics", true],
  [PLUS, "A year of analytics", true],
  [PLUS, "A feature that nobody knows", false],
  [FREE, "constructor", false],
  [["A feature that nobody knows"], "A feature that nobody knows", true],
  [[], "30 days of analytics", false],
] as const)("D72: whether %j include %s: %s", (features, feature, isIncluded) => {
  expect(includesFeature(features, feature)).toBe(isIncluded);
});

test("D72: a feature that nobody knows is no history", () => {
  expect(daysOffered(["constructor", "30 days of analytics"])).toBe(30);
});

test("D72: a longer history replaces a shorter one, and a shorter one is less", () => {
  expect(featuresBeyond(PLUS, FREE)).toEqual(["A year of analytics", "Google listing"]);
  expect(featuresBeyond(FREE, PLUS)).toEqual([]);
});
