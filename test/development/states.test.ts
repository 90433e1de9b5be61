import { expect, test } from "vitest";
import { chartOf, type State, statesIn } from "../../src/development/chart.ts";
import { found, waysAround, waysTo, wordsOf } from "../../src/development/states.ts";
import { authMachine } from "../../src/machines/auth/auth.machine.ts";

const CHART = chartOf(authMachine);

const stateAt = (id: string): State => {
  const state = statesIn(CHART).find((one) => one.id === id);
  if (state === undefined) throw new Error(`There is no ${id}`);
  return state;
};

test("what leads into something of a state leads to it", () => {
  expect(waysTo(CHART, stateAt("auth.signed in")).map(wordsOf)).toEqual([
    "arriving › exchanging: answers · it let them in → signed in › settled",
    "following › exchanging: answers · it let them in → signed in › settled",
    "exchanging: answers · it let them in → signed in › settled",
    "exchanging again: answers · it let them in → signed in › settled",
  ]);
});

test("what leads to a state leads to the one that it begins with", () => {
  const [first] = found(CHART, "awaiting birth date");
  expect(first?.state.id).toBe("auth.signing up.awaiting birth date");
  expect(waysTo(CHART, stateAt("auth.signing up.awaiting birth date")).map(({ state }) => state.id)).toEqual(
    expect.arrayContaining(["auth.exchanging", "auth.signing up.creating the user"]),
  );
});

test("what is open around a state is open in it", () => {
  expect(
    waysAround(CHART, stateAt("auth.signing up.creating the user")).map(({ way }) => way?.happening),
  ).toEqual(stateAt("auth.signing up").ways.map(({ happening }) => happening));
});

test("what an actor may answer is found where it is asked", () => {
  expect(found(CHART, "404").map(wordsOf)).toEqual([
    "arriving › exchanging",
    "following › exchanging",
    "exchanging",
    "exchanging again",
    "signed in › renewing quietly",
    "signed in › signing in again",
  ]);
});
