import { expect, test } from "vitest";
import { chartOf, type State, statesIn } from "../../src/development/chart.ts";
import { found, tagsAsked } from "../../src/development/search.ts";
import { answersOf } from "../../src/development/simulation.ts";
import { linesSaying } from "../../src/development/sources.ts";
import { failed, succeeded } from "../../src/development/samples.ts";
import {
  doneOn,
  edgesOf,
  eventWords,
  waysAround,
  waysBy,
  waysTo,
  wordsOf,
} from "../../src/development/states.ts";
import { TimedOut } from "../../src/domain/remote-failure.ts";
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

test("a question is answered as it is asked, in whatever form its words have", () => {
  const asked = (question: string): ReadonlyArray<string> => found("auth/auth", CHART, question).map(wordsOf);
  expect(asked("what happens when the exchange answers 404 after Google's popup?")).toContain("exchanging");
  expect(asked("how can suppression end?")).toEqual(
    expect.arrayContaining(["signing in with Google", "registering", "signing up"]),
  );
  expect(tagsAsked(CHART, "how can suppression end?")).toEqual(["suppressing"]);
  expect(asked("no verdict arriving")).toContain("arriving › no verdict");
  expect(asked("wrong password")).toContain("signing in with email");
  expect(asked("how?")).toEqual([]);
  // A way, where the state that it leaves says the rest.
  expect(asked("the session expires while renewing quietly")[0]).toBe(
    "signed in › renewing quietly: session expired → signed in › signing in again",
  );
});

test("what is called so comes before what only says so, and what the source tells of it counts too", () => {
  expect(
    found("auth/auth", CHART, "exchanging").map(({ state, way }) => way?.happening ?? state.name),
  ).toEqual(["exchanging", "exchanging", "exchanging", "exchanging again"]);
  expect(found("auth/auth", CHART, "another tab").map(wordsOf)).toEqual(
    expect.arrayContaining(["signed in: signed out elsewhere · it was their session → signed out elsewhere"]),
  );
});

test("what a tag means is told by what begins and what ends it", () => {
  const { begins, ends } = edgesOf(CHART, "expired");
  expect(begins.map(wordsOf)).toEqual([
    "signed in › settled: session expired → signed in › expired",
    "signed in › renewing quietly: session expired → signed in › signing in again",
  ]);
  expect(ends.map(wordsOf)).toEqual([
    "signed in: identity appeared · it is somebody else → following",
    "signed in: identity vanished → session ended",
    "signed in: signed out elsewhere · it was their session → signed out elsewhere",
    "signed in: sign out → signing out",
    "signed in › signing in again: answers · it let them in → signed in › settled",
    "signed in › signing in again: answers · it does not know them → signing up",
    "signed in › ended: sign in again → clearing session",
  ]);
});

test("what the source defines is shown with its body", () => {
  const [guard] = linesSaying("auth/auth", "there was no verdict");
  expect(guard?.text).toBe(
    [
      '"there was no verdict": (_, answer: Answer<ExchangeAnswer>) =>',
      '  answer._tag === "Failure" || refusal(answer)._tag === "NoVerdict",',
    ].join("\n"),
  );
});

test("what is waited for without end is never late", () => {
  expect(Object.keys(answersOf("auth", "sign in with Google"))).not.toContainEqual(
    expect.stringMatching(/late/u),
  );
  expect(Object.keys(answersOf("auth", "restore identity"))).toContain("too late (15 s)");
});

test("what is done on a way is told in order, with what is left and entered", () => {
  const signOut = waysAround(CHART, stateAt("auth.signed in.settled")).find(
    ({ way }) => way?.event === "sign out",
  );
  expect(signOut && doneOn(CHART, signOut)).toEqual([
    "forget credentials",
    "close the session",
    "forget the failure",
    "forget credentials",
    "forget that a session is likely",
  ]);
});

test("what is taken within a state does not lead out of it", () => {
  const { ends } = edgesOf(CHART, "busy");
  expect(ends.filter(({ state }) => state.id === "auth.signing in with Google").map(wordsOf)).toEqual([
    "signing in with Google: sign out → turned away",
    "signing in with Google: answers · otherwise → turned away",
  ]);
});

test("an answer is heard by who asked, and not by everybody who asks something", () => {
  const [first] = stateAt("auth.signing in with email").ways.filter(
    ({ happening }) => happening === "answers",
  );
  expect(waysBy(CHART, first?.event ?? "").map(({ state }) => state.id)).toEqual([
    "auth.signing in with email",
    "auth.signing in with email",
  ]);
});

test("what happened is read aloud, the machine's own names too", () => {
  const answered = (output: unknown) => ({ type: "xstate.done.actor.exchanging", output });
  expect(
    [
      { type: "xstate.init" },
      { type: "sign out" },
      answered(undefined),
      answered(succeeded()),
      answered(failed(TimedOut)),
      answered(succeeded({ generation: 1, at: 2, outcome: succeeded({ uid: "ana" }) })),
      answered(succeeded({ generation: 1, at: 2, outcome: failed({ _tag: "UserUnknown" }) })),
      { type: "xstate.after.the next try is due.auth.arriving.no verdict" },
    ].map((event) => eventWords(event, "auth")),
  ).toEqual([
    "it begins",
    "sign out",
    "exchanging answers",
    "exchanging answers success",
    "exchanging answers TimedOut",
    "exchanging answers success",
    "exchanging answers UserUnknown",
    "the next try is due",
  ]);
});
