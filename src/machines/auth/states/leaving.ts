import { output } from "../../answer.ts";
import { leaving } from "../auth.answers.ts";
import { vocabulary } from "../auth.vocabulary.ts";

/** What makes somebody leave who is known here. */
export const ENDINGS = {
  "identity vanished": "#auth.session ended",
  "signed out elsewhere": { guard: "it was their session", target: "#auth.signed out elsewhere" },
  "sign out": "#auth.signing out",
} as const;

/** The same, or somebody else in their place. */
export const FOLLOWED_OR_LEFT = {
  "identity appeared": { guard: "it is somebody else", target: "following", actions: "note who appeared" },
  ...ENDINGS,
} as const;

/** The same while they are exchanged: the token may be held already, its answer still on the way. */
export const ENDINGS_OF_AN_EXCHANGE = {
  ...ENDINGS,
  "identity vanished": { target: ENDINGS["identity vanished"], actions: "forget credentials" },
  "signed out elsewhere": { ...ENDINGS["signed out elsewhere"], actions: "forget credentials" },
} as const;

/** What becomes of somebody whom the provider was asked to let go of; that it failed is only logged. */
const letGo = <To extends "signed out" | "turned away">(to: To) =>
  [
    { guard: { type: "it succeeded", params: output }, target: to },
    { target: "turned away", actions: "log that signing out failed" },
  ] as const;

/** Whom the backend refused is signed out at the provider too, and told why. */
export const clearingSession = vocabulary.createStateConfig({
  tags: "busy",
  entry: ["close the session", "forget credentials", "forget that a session is likely"],
  invoke: {
    id: "clearing session",
    src: "sign out of identity",
    input: leaving,
    onDone: letGo("turned away"),
  },
});

/** An attempt that let nobody in leaves the provider as it found it: no session of anybody's ends by it (D56). */
export const undoingTheAttempt = vocabulary.createStateConfig({
  tags: "busy",
  entry: ["close the session", "forget credentials"],
  invoke: {
    id: "undoing the attempt",
    src: "undo the attempt",
    input: leaving,
    onDone: letGo("turned away"),
  },
});

/** Somebody leaves. When the provider does not let go of them it is only logged, and they stay out. */
export const signingOut = vocabulary.createStateConfig({
  tags: "busy",
  entry: ["close the session", "forget the failure", "forget credentials", "forget that a session is likely"],
  invoke: {
    id: "signing out",
    src: "sign out of identity",
    input: leaving,
    onDone: letGo("signed out"),
  },
});
