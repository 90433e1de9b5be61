import { vocabulary } from "../auth.vocabulary.ts";

const BEGINNING = ["forget who appeared", "forget the failure"] as const;

/** What somebody who is not signed in can do about it. */
export const ACTS = {
  "sign in with email": { target: "#auth.signing in with email", actions: BEGINNING },
  "sign in with Google": { target: "#auth.signing in with Google", actions: BEGINNING },
  register: { target: "#auth.registering", actions: BEGINNING },
} as const;

const OPEN_TO_ALL = {
  ...ACTS,
  "identity appeared": { target: "following", actions: "note who appeared" },
  "give birth date": { target: "turned away", actions: "note that nobody is pending" },
} as const;

/** Nobody is there; whoever signs in, in another tab for one, is let in here too. */
export const signedOut = vocabulary.createStateConfig({
  entry: ["clear the session", "forget the failure"],
  on: {
    ...OPEN_TO_ALL,
    "restore the session": { target: "arriving", actions: "note who it was last time" },
  },
});

/** Nobody is there any more, and who was did not leave in this tab: they are told so (D28). */
export const signedOutElsewhere = vocabulary.createStateConfig({
  entry: ["clear the session", "note that another tab did it"],
  on: OPEN_TO_ALL,
});

/** Nobody is there any more, as the provider let go of who was: they are told so. */
export const sessionEnded = vocabulary.createStateConfig({
  entry: ["clear the session", "note that it ended"],
  on: OPEN_TO_ALL,
});

/** Nobody is there, and who saw an attempt fail or gave it up is let in by an act of their own only, never by a late success. */
export const turnedAway = vocabulary.createStateConfig({
  entry: "clear the session",
  on: { ...ACTS, "give birth date": { actions: "note that nobody is pending" } },
});
