import { output } from "../../answer.ts";
import { exchangeRequest, LET_IN } from "../auth.answers.ts";
import { vocabulary } from "../auth.vocabulary.ts";
import { FOLLOWED_OR_LEFT } from "./leaving.ts";

/** Another tab signed them in anew, or the provider renewed their token: it may be taken here, too. */
const RENEWED_ELSEWHERE = {
  "identity appeared": { guard: "it is them, after the cooldown", target: "signing in again" },
} as const;

/** Somebody is let in. Their token is renewed in place: quietly, or with a notice once it was refused. */
export const signedIn = vocabulary.createStateConfig({
  tags: ["signed in", "counts on the provider"],
  entry: "remember that a session is likely",
  exit: "forget credentials",
  on: FOLLOWED_OR_LEFT,
  initial: "settled",
  states: {
    settled: {
      on: {
        "identity appeared": { guard: "it is them, after the cooldown", target: "renewing quietly" },
        "details changed": "renewing quietly",
        "session expired": "expired",
      },
    },
    "renewing quietly": {
      entry: "begin a generation",
      invoke: {
        id: "renewing quietly",
        src: "exchange identity",
        input: exchangeRequest,
        onDone: [
          ...LET_IN,
          { guard: { type: "it does not know them", params: output }, target: "#auth.signing up" },
          { target: "settled", actions: "end the cooldown" },
        ],
      },
      on: {
        "details changed": { target: "renewing quietly", reenter: true },
        "session expired": "signing in again",
      },
    },
    expired: {
      tags: "expired",
      on: { ...RENEWED_ELSEWHERE, "sign in again": "signing in again" },
    },
    "signing in again": {
      tags: ["busy", "expired"],
      entry: ["begin a generation", "forget the failure"],
      invoke: {
        id: "signing in again",
        src: "exchange identity",
        input: exchangeRequest,
        onDone: [
          ...LET_IN,
          { guard: { type: "it does not know them", params: output }, target: "#auth.signing up" },
          {
            guard: { type: "there was no verdict", params: output },
            target: "expired",
            actions: ["end the cooldown", { type: "note why it was refused", params: output }],
          },
          { target: "ended", actions: "note that it ended" },
        ],
      },
    },
    // Nobody is logged out by themselves (§8): that a new session has to begin, its person decides.
    ended: {
      tags: "expired",
      on: { ...RENEWED_ELSEWHERE, "sign in again": "#auth.clearing session" },
    },
  },
});
