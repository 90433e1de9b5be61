import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import type { AuthEvent } from "../../../src/machines/auth/auth.types.ts";
import { browser, ENDINGS, type Browser } from "./auth-browser.ts";
import { walks } from "../kit/walks.ts";
import { ANA, ANAS_DETAILS, ANAS_PASSWORD, BEN, BIRTH_DATE, pathOf } from "./auth-fixtures.ts";

const ACTS: ReadonlyArray<AuthEvent> = [
  { type: "sign in with email", ...ANAS_PASSWORD },
  { type: "sign in with Google" },
  { type: "register", ...ANAS_DETAILS },
  { type: "give birth date", birthDate: BIRTH_DATE },
  { type: "give birth date", birthDate: BIRTH_DATE },
  { type: "sign in again" },
  { type: "sign out" },
  { type: "session expired" },
];

/** What may happen next in a browser. */
type Turn = (browser: Browser) => void;

const tab = fc.constantFrom<0 | 1>(0, 1);
const act: fc.Arbitrary<Turn> = fc.tuple(tab, fc.constantFrom(...ACTS), fc.constantFrom(ANA, BEN)).map(
  ([index, event, who]) =>
    (at) =>
      at.act(index, event, who),
);
const answer: fc.Arbitrary<Turn> = fc.tuple(tab, fc.constantFrom(...ENDINGS)).map(
  ([index, ending]) =>
    (at) =>
      at.answer(index, ending),
);
const hear: fc.Arbitrary<Turn> = tab.map((index) => (at) => at.hear(index));
const notice: fc.Arbitrary<Turn> = tab.map((index) => (at) => at.notice(index));
const land: fc.Arbitrary<Turn> = fc.constant((at) => at.land());
const renew: fc.Arbitrary<Turn> = fc.constant((at) => at.renew());
const pass: fc.Arbitrary<Turn> = fc
  .constantFrom(1, 1_000, 9_999, 10_000, 10_001, 15_000, 3_600_000)
  .map((milliseconds) => (at) => at.pass(milliseconds));

const turn = fc.oneof(
  { arbitrary: act, weight: 5 },
  { arbitrary: answer, weight: 6 },
  { arbitrary: hear, weight: 6 },
  { arbitrary: notice, weight: 4 },
  { arbitrary: pass, weight: 2 },
  { arbitrary: renew, weight: 1 },
  { arbitrary: land, weight: 1 },
);

const TABS = [0, 1] as const;

/** Lets everything that is under way come to an end, with no new act of anybody. */
const settle = (at: Browser): void => {
  for (let round = 0; round < 8; round += 1) {
    at.land();
    for (const index of TABS) {
      at.answer(index, "success");
      at.hear(index);
      for (let news = 0; news < 12; news += 1) at.notice(index);
    }
    at.pass(20_000);
  }
};

describe("D17–D19, D28: two tabs, one provider, one backend", () => {
  const RESTS = new Set([
    "signed out",
    "turned away",
    "signed in.settled",
    "signed in.expired",
    "signing up.awaiting birth date",
    "signing in with Google.popup left open",
  ]);
  const visited = new Set<string>();

  test.prop([fc.boolean(), fc.array(turn, { minLength: 1, maxLength: 40, size: "max" })], {
    numRuns: walks(1_000),
    seed: 20_261_121,
  })("schedules break no invariant, and everything comes to rest", (isLikely, turns) => {
    const at = browser(isLikely);
    for (const next of turns) {
      next(at);
      for (const { snapshot } of at.tabs) visited.add(pathOf(snapshot.value));
    }
    settle(at);
    const resting = at.tabs.map(({ snapshot }) => pathOf(snapshot.value));
    expect([at.broken(), resting.filter((path) => !RESTS.has(path))]).toEqual([[], []]);
  });

  test("the schedules came through every state", () => {
    expect([...visited].toSorted()).toEqual([
      "arriving.exchanging",
      "arriving.restoring",
      "clearing session",
      "exchanging",
      "registering.creating the account",
      "registering.creating the user",
      "signed in.expired",
      "signed in.renewing quietly",
      "signed in.settled",
      "signed in.signing in again",
      "signed out",
      "signing in with Google.in the popup",
      "signing in with Google.popup left open",
      "signing in with email",
      "signing out",
      "signing up.awaiting birth date",
      "signing up.creating the user",
      "turned away",
    ]);
  });
});
