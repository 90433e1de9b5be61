import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import type { AuthEvent } from "../../../src/machines/auth/auth.types.ts";
import { browser, ENDINGS, TABS, type Browser } from "./auth-browser.ts";
import { walks } from "../kit/walks.ts";
import { ANA, ANAS_DETAILS, ANAS_PASSWORD, BEN, BIRTH_DATE, CAL, pathOf } from "./auth-fixtures.ts";

const ACTS: ReadonlyArray<AuthEvent> = [
  { type: "sign in with email", ...ANAS_PASSWORD },
  { type: "sign in with Google" },
  { type: "register", ...ANAS_DETAILS },
  { type: "give birth date", birthDate: BIRTH_DATE },
  { type: "give birth date", birthDate: BIRTH_DATE },
  { type: "sign in again" },
  { type: "sign in again" },
  { type: "try again" },
  { type: "sign out" },
  { type: "details changed" },
  { type: "session expired" },
  { type: "session expired" },
];

/** What may happen next in a browser. */
type Turn = (browser: Browser) => void;

const tab = fc.constantFrom(...TABS);
const act: fc.Arbitrary<Turn> = fc.tuple(tab, fc.constantFrom(...ACTS), fc.constantFrom(ANA, BEN, CAL)).map(
  ([index, event, who]) =>
    (at) =>
      at.act(index, event, who),
);
/** An act that comes to its end at once, so that what takes several steps comes about. */
const deed: fc.Arbitrary<Turn> = fc
  .tuple(tab, fc.constantFrom(...ACTS), fc.constantFrom(ANA, BEN, CAL))
  .map(([index, event, who]) => (at) => {
    at.act(index, event, who);
    at.answer(index, "success");
    at.hear(index);
  });
const answer: fc.Arbitrary<Turn> = fc.tuple(tab, fc.constantFrom(...ENDINGS)).map(
  ([index, ending]) =>
    (at) =>
      at.answer(index, ending),
);
const hear: fc.Arbitrary<Turn> = tab.map((index) => (at) => at.hear(index));
const notice: fc.Arbitrary<Turn> = tab.map((index) => (at) => at.notice(index));
const reconnect: fc.Arbitrary<Turn> = fc.constant((at) => at.reconnect());
const renew: fc.Arbitrary<Turn> = fc.constant((at) => at.renew());
const pass: fc.Arbitrary<Turn> = fc
  .constantFrom(1, 1_000, 2_000, 9_999, 10_000, 10_001, 15_000, 3_600_000)
  .map((milliseconds) => (at) => at.pass(milliseconds));

const turn = fc.oneof(
  { arbitrary: act, weight: 5 },
  { arbitrary: deed, weight: 3 },
  { arbitrary: answer, weight: 6 },
  { arbitrary: hear, weight: 6 },
  { arbitrary: notice, weight: 4 },
  { arbitrary: pass, weight: 2 },
  { arbitrary: renew, weight: 1 },
  { arbitrary: reconnect, weight: 1 },
);

/** Lets everything that is under way come to an end, everybody being answered at once, with no new act of anybody. */
const settle = (at: Browser): void => {
  for (let seconds = 0; seconds < 120; seconds += 10) {
    // At most three answers follow each other: who was there, the user that was made, the exchange.
    for (let answers = 0; answers < 3; answers += 1)
      for (const index of TABS) {
        at.answer(index, "success");
        at.hear(index);
        for (let news = 0; news < 12; news += 1) at.notice(index);
      }
    at.pass(10_000);
  }
};

describe("D17–D19, D28, D55, D56: three people in three tabs, one provider, one backend", () => {
  const RESTS = new Set([
    "signed out",
    "signed out elsewhere",
    "session ended",
    "turned away",
    "signed in.settled",
    "signed in.expired",
    "signed in.ended",
    "signing up.awaiting birth date",
    "signing up.of no use",
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
    const waiting = at.tabs.filter(({ snapshot }) => pathOf(snapshot.value).endsWith("no verdict"));
    settle(at);
    const resting = at.tabs.map(({ snapshot }) => pathOf(snapshot.value));
    // Whoever waited for a verdict is where the provider says, once answers come again.
    const whoIsThere = at.whoIsThere();
    const lost = waiting
      .filter(({ ended }) => whoIsThere !== undefined && !ended.has(whoIsThere))
      .map(({ snapshot }) => [pathOf(snapshot.value), snapshot.context.identity?.uid])
      .filter(([, uid]) => uid !== whoIsThere);
    expect([at.broken(), resting.filter((path) => !RESTS.has(path)), lost]).toEqual([[], [], []]);
  });

  test("the schedules came through every state", () => {
    const states = [
      "arriving.exchanging",
      "arriving.no verdict",
      "arriving.restoring",
      "clearing session",
      "exchanging",
      "exchanging again",
      "following.exchanging",
      "following.no verdict",
      "registering.creating the account",
      "registering.creating the user",
      "session ended",
      "signed in.expired",
      "signed in.renewing quietly",
      "signed in.settled",
      "signed in.signing in again",
      "signed out",
      "signed out elsewhere",
      "signing in with Google.in the popup",
      "signing in with Google.popup left open",
      "signing in with email",
      "signing out",
      "signing up.awaiting birth date",
      "signing up.creating the user",
      "turned away",
      "undoing the attempt",
    ];
    expect([...visited]).toEqual(expect.arrayContaining(states));
  });
});
