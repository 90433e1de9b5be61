import { assertEvent } from "xstate";
import { output } from "../../answer.ts";
import { exchangeRequest } from "../auth.answers.ts";
import { vocabulary } from "../auth.vocabulary.ts";
import { ACTS } from "./signed-out.ts";

/** A page that was signed in last time asks the provider who is there. */
export const restoring = vocabulary.createStateConfig({
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
        target: "#auth.signed out",
        actions: "forget that a session is likely",
      },
      {
        guard: { type: "it took too long", params: output },
        target: "#auth.turned away",
        actions: { type: "note the failure", params: output },
      },
      { target: "#auth.clearing session", actions: { type: "note the failure", params: output } },
    ],
  },
  on: { "sign out": "#auth.signing out", "signed out elsewhere": "#auth.signed out" },
});

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
    onDone: [
      {
        guard: { type: "it succeeded", params: output },
        actions: { type: "note who it is", params: output },
        target: "exchanging",
      },
      {
        guard: { type: "nobody knows what came of it", params: output },
        target: "clearing session",
        actions: { type: "note the failure", params: output },
      },
      { target: "turned away", actions: { type: "note the failure", params: output } },
    ],
  },
  on: { "sign out": "clearing session" },
});

/** Google asks in a popup. People take their time there: after a while the form is theirs again. */
export const signingInWithGoogle = vocabulary.createStateConfig({
  tags: "suppressing",
  invoke: {
    id: "signing in with Google",
    src: "sign in with Google",
    onDone: [
      {
        guard: { type: "it succeeded", params: output },
        actions: { type: "note who it is", params: output },
        target: "exchanging",
      },
      {
        guard: { type: "nobody knows what came of it", params: output },
        target: "clearing session",
        actions: { type: "note the failure", params: output },
      },
      { target: "turned away", actions: { type: "note the failure", params: output } },
    ],
  },
  on: { "sign out": "clearing session" },
  initial: "in the popup",
  states: {
    "in the popup": { tags: "busy", after: { "the popup has been open for long": "popup left open" } },
    "popup left open": { on: ACTS },
  },
});

/** The identity's token is traded for the product's own. */
export const exchanging = vocabulary.createStateConfig({
  tags: "busy",
  entry: "begin a generation",
  invoke: {
    id: "exchanging",
    src: "exchange identity",
    input: exchangeRequest,
    onDone: [
      { guard: { type: "it answers an earlier generation", params: output } },
      {
        guard: { type: "it let them in", params: output },
        actions: { type: "open the session", params: output },
        target: "#auth.signed in",
      },
      { guard: { type: "it does not know them", params: output }, target: "#auth.signing up" },
      { target: "#auth.clearing session", actions: { type: "note why it was refused", params: output } },
    ],
  },
  on: {
    // Whoever it was for, the token may be held already, its answer still on the way.
    "identity appeared": {
      guard: "it is somebody else",
      target: "exchanging",
      reenter: true,
      actions: ["forget credentials", "note who appeared"],
    },
    "identity vanished": { target: "#auth.signed out", actions: "forget credentials" },
    "signed out elsewhere": { target: "#auth.signed out", actions: "forget credentials" },
    "sign out": "#auth.signing out",
  },
});
