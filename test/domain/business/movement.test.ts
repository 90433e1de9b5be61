import { expect, test } from "vitest";
import { movement } from "../../../src/domain/business/movement.ts";

const went = (...scores: ReadonlyArray<number>): number =>
  movement({ favorites: 0, days: scores.map((score) => ({ date: "2020-06-01", score })) });

test("a score's movement is what the last day has more than the first; none where nothing is known", () => {
  expect([went(2, 9, 5), went(-1, -4), went(3), went()]).toEqual([3, -3, 0, 0]);
});
