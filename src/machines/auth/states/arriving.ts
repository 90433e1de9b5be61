import { NO_ANSWER } from "../../../domain/sign-in-failure.ts";
import { output } from "../../answer.ts";
import { exchangeRequest, LET_IN, noVerdictOf } from "../auth.answers.ts";
import { vocabulary } from "../auth.vocabulary.ts";
import { ENDINGS, ENDINGS_OF_AN_EXCHANGE } from "./leaving.ts";
import { ACTS } from "./signed-out.ts";

/** A page that was signed in last time asks the provider who is there. */
const restoring = vocabulary.createStateConfig({
  tags: "busy",
  invoke: {
    id: "restoring",
    src: "restore identity",
    onDone: [
      {
        guard: { type: "somebody is there", params: output },
        actions: { type: "note who it is", params: output },
        target: "exchanging",
      },
      {
        guard: { type: "it succeeded", params: output },
        target: "#auth.session ended",
        actions: "expect nobody next time",
      },
      { target: "no verdict", actions: { type: "note that there was no verdict", params: NO_ANSWER } },
    ],
  },
  on: {
    "sign out": "#auth.signing out",
    "signed out elsewhere": ENDINGS["signed out elsewhere"],
  },
});

/** What makes waiting for somebody pointless, or makes it somebody else who is waited for. */
const NEWS = {
  // Whoever it was for, the token may be held already, its answer still on the way.
  "identity appeared": {
    guard: "it is somebody else",
    target: "exchanging",
    reenter: true,
    actions: ["forget credentials", "note who appeared"],
  },
  ...ENDINGS_OF_AN_EXCHANGE,
} as const;

/** Somebody's token is traded for the product's own without an act of theirs in this tab. */
const exchanging = vocabulary.createStateConfig({
  tags: "busy",
  entry: "begin a generation",
  invoke: {
    id: "exchanging",
    src: "exchange identity",
    input: exchangeRequest,
    onDone: [
      ...LET_IN,
      { guard: { type: "it does not know them", params: output }, target: "#auth.signing up" },
      {
        guard: { type: "there was no verdict", params: output },
        target: "no verdict",
        actions: { type: "note that there was no verdict", params: noVerdictOf },
      },
      { target: "#auth.clearing session", actions: "note that it ended" },
    ],
  },
  on: NEWS,
});

/** Nobody said so far whether they may come in: only a verdict, or a person, ends the waiting (D55). */
const waitingToAsk = <Again extends "restoring" | "exchanging">(again: Again) =>
  ({
    after: { "the next try is due": again },
    on: { ...NEWS, "network came": again, "try again": again },
  }) as const;

/** A page is still finding out whether who was signed in before it was loaded may come in. */
export const arriving = vocabulary.createStateConfig({
  tags: ["arriving", "counts on the provider"],
  initial: "restoring",
  states: { restoring, exchanging, "no verdict": waitingToAsk("restoring") },
});

/** Whoever leaves again before they were let in here had no session in this tab that could end. */
const LEFT_AGAIN = {
  "identity vanished": { target: "#auth.signed out", actions: "forget credentials" },
} as const;

const waitingBehindTheForm = waitingToAsk("exchanging");

/** Somebody came in another tab, and is let in here too; until then the form stays in front. */
export const following = vocabulary.createStateConfig({
  tags: "counts on the provider",
  initial: "exchanging",
  states: {
    exchanging: { ...exchanging, on: { ...NEWS, ...LEFT_AGAIN } },
    "no verdict": { ...waitingBehindTheForm, on: { ...waitingBehindTheForm.on, ...LEFT_AGAIN, ...ACTS } },
  },
});
