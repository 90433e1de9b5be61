import { expect, test } from "vitest";
import { chartOf, type State, statesIn } from "../../src/development/chart.ts";
import { found } from "../../src/development/search.ts";
import { edgesOf, eventWords, waysAround, waysTo, wordsOf } from "../../src/development/states.ts";
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
  const [first] = found("auth/auth", CHART, "awaiting birth date");
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
  expect(found("auth/auth", CHART, "404").map(wordsOf)).toEqual([
    "arriving › exchanging",
    "following › exchanging",
    "exchanging",
    "exchanging again",
    "signed in › renewing quietly",
    "signed in › signing in again",
  ]);
});

test("words that stand apart are found where one leads to the other", () => {
  expect(found("auth/auth", CHART, "google 404").map(wordsOf)).toEqual(["exchanging", "exchanging again"]);
  expect(found("auth/auth", CHART, "google nowhere")).toEqual([]);
});

test("what is called so comes before what only says so, and what the source tells of it counts too", () => {
  expect(
    found("auth/auth", CHART, "exchanging").map(({ state, way }) => way?.happening ?? state.name),
  ).toEqual(["exchanging", "exchanging", "exchanging", "exchanging again"]);
  expect(found("auth/auth", CHART, "another tab").map(wordsOf)).toEqual(
    expect.arrayContaining(["signed in: signed out elsewhere · it was their session → signed out"]),
  );
});

test("what a tag means is told by what begins and what ends it", () => {
  const { begins, ends } = edgesOf(CHART, "expired");
  expect(begins.map(wordsOf)).toEqual([
    "signed in › settled: session expired → signed in › expired",
    "signed in › renewing quietly: session expired → signed in › signing in again",
  ]);
  expect(ends.map(wordsOf)).toEqual([
    "signed in › signing in again: answers · it let them in → signed in › settled",
    "signed in › signing in again: answers · it does not know them → signing up",
  ]);
});

test("what happened is read aloud, the machine's own names too", () => {
  expect(
    [
      "xstate.init",
      "sign out",
      "xstate.done.actor.exchanging",
      "xstate.after.the next try is due.auth.arriving.no verdict",
    ].map((type) => eventWords(type, "auth")),
  ).toEqual(["it begins", "sign out", "exchanging answers", "the next try is due"]);
});
