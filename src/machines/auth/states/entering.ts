import { assertEvent } from "xstate";
import { output } from "../../answer.ts";
import { exchangeRequest, LET_IN } from "../auth.answers.ts";
import { vocabulary } from "../auth.vocabulary.ts";
import { ENDINGS_OF_AN_EXCHANGE } from "./leaving.ts";
import { ACTS } from "./signed-out.ts";

/** What becomes of somebody whom the provider was asked about. */
const KNOWN_OR_NOT = [
  {
    guard: { type: "it succeeded", params: output },
    actions: { type: "note who it is", params: output },
    target: "exchanging",
  },
  { target: "turned away", actions: { type: "note the failure", params: output } },
] as const;

/** The provider checks an address and a password. */
export const signingInWithEmail = vocabulary.createStateConfig({
  tags: "busy",
  invoke: {
    id: "signing in with email",
    src: "sign in with email",
    input: ({ event }) => {
      assertEvent(event, "sign in with email");
      return { email: event.email, password: event.password };
    },
    onDone: KNOWN_OR_NOT,
  },
  on: { "sign out": "turned away" },
});

/** Google asks in a popup. People take their time there: after a while the form is theirs again. */
export const signingInWithGoogle = vocabulary.createStateConfig({
  tags: "suppressing",
  invoke: {
    id: "signing in with Google",
    src: "sign in with Google",
    onDone: KNOWN_OR_NOT,
  },
  on: { "sign out": "turned away" },
  initial: "in the popup",
  states: {
    "in the popup": { tags: "busy", after: { "the popup has been open for long": "popup left open" } },
    "popup left open": { on: ACTS },
  },
});

/** What somebody who came by an act of their own meets: when they may not come in, the act is undone (D56). */
const exchangingFor = (whoIsUnknown: "signing up" | "signing up.of no use") =>
  vocabulary.createStateConfig({
    tags: ["busy", "counts on the provider"],
    entry: "begin a generation",
    invoke: {
      id: "exchanging",
      src: "exchange identity",
      input: exchangeRequest,
      onDone: [
        ...LET_IN,
        { guard: { type: "it does not know them", params: output }, target: `#auth.${whoIsUnknown}` },
        { target: "undoing the attempt", actions: { type: "note why it was refused", params: output } },
      ],
    },
    on: {
      // Whoever it was for, the token may be held already, its answer still on the way.
      "identity appeared": {
        guard: "it is somebody else",
        target: "following",
        actions: ["forget credentials", "note who appeared"],
      },
      ...ENDINGS_OF_AN_EXCHANGE,
    },
  });

/** The identity's token is traded for the product's own. */
export const exchanging = exchangingFor("signing up");

/** The backend made a user of them and is asked once more: who is unknown even now is asked nothing again (D69). */
export const exchangingAgain = exchangingFor("signing up.of no use");
