import { assertEvent } from "xstate";
import type { AuthContext, ExchangeRequest } from "./auth.types.ts";
import { vocabulary } from "./auth.vocabulary.ts";

const exchangeRequest = ({ context }: { context: AuthContext }): ExchangeRequest => ({
  // Nobody's identity is never exchanged: every way into an exchange notes who it is for.
  identity: context.identity ?? { uid: "", email: "" },
  generation: context.generation,
});

const output = <Output>({ event }: { event: { output: Output } }): Output => event.output;

const cause = ({ event }: { event: { error: unknown } }): unknown => event.error;

/** Who is there: restore, sign in, exchange, sign out (§4, D17–D19, D28). Registration and Google join it here. */
export const authMachine = vocabulary.createMachine({
  id: "auth",
  context: ({ input }) => ({
    isArriving: input.sessionIsLikely,
    identity: undefined,
    user: undefined,
    failure: undefined,
    generation: 0,
    exchangedAt: 0,
  }),
  initial: "arriving",
  states: {
    arriving: {
      always: [{ guard: "a session is likely", target: "restoring" }, { target: "signed out" }],
    },
    restoring: {
      tags: "busy",
      invoke: {
        src: "restore identity",
        onDone: [
          {
            guard: { type: "somebody is there", params: output },
            actions: { type: "note who it is", params: output },
            target: "exchanging",
          },
          { target: "signed out", actions: "forget that a session is likely" },
        ],
        onError: {
          target: "clearing session",
          actions: ["note that something broke", { type: "log the bug", params: cause }],
        },
      },
      on: { "sign out": "signing out", "signed out elsewhere": "signed out" },
      after: { "patience runs out": { target: "signed out", actions: "note that the network failed" } },
    },
    "signed out": {
      entry: "clear the session",
      on: {
        "sign in with email": { target: "signing in with email", actions: "forget the failure" },
        "identity appeared": { target: "exchanging", actions: "note who appeared" },
      },
    },
    "signing in with email": {
      tags: "busy",
      invoke: {
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
          { target: "signed out", actions: { type: "note the failure", params: output } },
        ],
        onError: {
          target: "clearing session",
          actions: ["note that something broke", { type: "log the bug", params: cause }],
        },
      },
      on: { "sign out": "signing out" },
      after: { "patience runs out": { target: "clearing session", actions: "note that the network failed" } },
    },
    exchanging: {
      tags: "busy",
      entry: "begin a generation",
      invoke: {
        src: "exchange identity",
        input: exchangeRequest,
        onDone: [
          { guard: { type: "it answers an earlier generation", params: output } },
          {
            guard: { type: "it let them in", params: output },
            actions: { type: "open the session", params: output },
            target: "signed in",
          },
          { target: "clearing session", actions: { type: "note why it was refused", params: output } },
        ],
        onError: {
          target: "clearing session",
          actions: ["note that something broke", { type: "log the bug", params: cause }],
        },
      },
      on: {
        "identity appeared": {
          guard: "it is somebody else",
          target: "exchanging",
          reenter: true,
          actions: "note who appeared",
        },
        // The token may be held already, its answer still on the way.
        "identity vanished": { target: "signed out", actions: "forget credentials" },
        "signed out elsewhere": { target: "signed out", actions: "forget credentials" },
        "sign out": "signing out",
      },
      after: { "patience runs out": { target: "clearing session", actions: "note that the network failed" } },
    },
    "signed in": {
      tags: "signed in",
      entry: "remember that a session is likely",
      exit: "forget credentials",
      initial: "settled",
      states: {
        settled: {
          on: {
            "identity appeared": [
              { guard: "it is a repeat within the cooldown" },
              { guard: "it is somebody else", target: "#auth.exchanging", actions: "note who appeared" },
              { target: "renewing quietly" },
            ],
          },
        },
        "renewing quietly": {
          entry: "begin a generation",
          invoke: {
            src: "exchange identity",
            input: exchangeRequest,
            onDone: [
              { guard: { type: "it answers an earlier generation", params: output } },
              {
                guard: { type: "it let them in", params: output },
                actions: { type: "open the session", params: output },
                target: "settled",
              },
              { target: "settled" },
            ],
            onError: { target: "settled", actions: { type: "log the bug", params: cause } },
          },
          on: {
            "identity appeared": {
              guard: "it is somebody else",
              target: "#auth.exchanging",
              actions: "note who appeared",
            },
          },
          after: { "patience runs out": "settled" },
        },
      },
      on: {
        "sign out": "signing out",
        "signed out elsewhere": "signed out",
        "identity vanished": "signed out",
      },
    },
    "clearing session": {
      tags: "busy",
      entry: ["clear the session", "forget credentials", "forget that a session is likely"],
      invoke: {
        src: "sign out of identity",
        onDone: [
          { guard: { type: "it succeeded", params: output }, target: "signed out" },
          { target: "signed out", actions: "log that signing out failed" },
        ],
        onError: { target: "signed out", actions: "log that signing out failed" },
      },
      after: { "patience runs out": { target: "signed out", actions: "log that signing out failed" } },
    },
    "signing out": {
      tags: "busy",
      entry: [
        "clear the session",
        "forget the failure",
        "forget credentials",
        "forget that a session is likely",
      ],
      invoke: {
        src: "sign out of identity",
        onDone: [
          { guard: { type: "it succeeded", params: output }, target: "signed out" },
          { target: "signed out", actions: "log that signing out failed" },
        ],
        onError: { target: "signed out", actions: "log that signing out failed" },
      },
      after: { "patience runs out": { target: "signed out", actions: "log that signing out failed" } },
    },
  },
});

export type AuthMachine = typeof authMachine;
