import { expect, test } from "vitest";
import { chartOf, statesIn } from "../../src/development/chart.ts";
import { CHARTS } from "../../src/development/charts.ts";
import walked from "../../src/development/walked.json" with { type: "json" };
import { authMachine } from "../../src/machines/auth/auth.machine.ts";

const keysIn = (machine: (typeof CHARTS)[string]): ReadonlyArray<string> =>
  statesIn(chartOf(machine)).flatMap(({ ways }) => ways.map(({ key }) => key));

test("no two ways of a chart are told apart by nothing but their order", () => {
  const twice = Object.values(CHARTS).flatMap((machine) =>
    keysIn(machine).filter((key, index, keys) => keys.indexOf(key) !== index),
  );
  expect(twice).toEqual([]);
});

test("what was measured is of ways that the auth chart has (measured anew by `npm run test:auth -- --coverage`)", () => {
  const keys = new Set(keysIn(authMachine));
  expect([...walked.tests, ...walked.journeys].filter((key) => !keys.has(key))).toEqual([]);
});
