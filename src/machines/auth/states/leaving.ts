import { output } from "../../answer.ts";
import { vocabulary } from "../auth.vocabulary.ts";

/** After a failure nothing of the session stays, at the provider neither; the failure is told of. */
export const clearingSession = vocabulary.createStateConfig({
  tags: "busy",
  entry: ["clear the session", "forget credentials", "forget that a session is likely"],
  invoke: {
    id: "clearing session",
    src: "sign out of identity",
    onDone: [
      { guard: { type: "it succeeded", params: output }, target: "turned away" },
      { target: "turned away", actions: "log that signing out failed" },
    ],
  },
});

/** Somebody leaves. When the provider does not let go of them it is only logged, and they stay out. */
export const signingOut = vocabulary.createStateConfig({
  tags: "busy",
  entry: ["clear the session", "forget the failure", "forget credentials", "forget that a session is likely"],
  invoke: {
    id: "signing out",
    src: "sign out of identity",
    onDone: [
      { guard: { type: "it succeeded", params: output }, target: "signed out" },
      { target: "turned away", actions: "log that signing out failed" },
    ],
  },
});
