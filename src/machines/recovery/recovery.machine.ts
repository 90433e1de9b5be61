import { assign, emit, setup } from "xstate";
import { backoffMs } from "../../domain/backoff.ts";
import type { Missing, RemoteFailure } from "../../domain/remote-failure.ts";
import { output, succeeded } from "../answer.ts";
import { actorSlot } from "../effect-actor.ts";

/** How often a read was tried before it is missing: it is retried once. */
const TRIED = 2;

/** For so long a connection has to be there, in milliseconds, so that its next loss begins a new count. */
const STEADY_MS = 60_000;

/**
 * What could not be read for want of a connection or a session is read again when that is back, and what another tab has
 * changed when somebody comes back to this one: once, by itself.
 */
export const recoveryMachine = setup({
  types: {
    context: {} as { readonly tries: number },
    events: {} as
      | { readonly type: Missing }
      | {
          readonly type:
            | "network came"
            | "session came"
            | "another tab changed something"
            | "somebody came back";
        },
    emitted: {} as { readonly type: "read again" },
  },
  actors: { "reach the server": actorSlot<void, RemoteFailure, void>() },
  delays: {
    "it has stayed": STEADY_MS,
    "the next look is due": ({ context }) => backoffMs(context.tries),
  },
  guards: { "it answers": succeeded },
  actions: {
    "read again": emit({ type: "read again" }),
    "count the try": assign(({ context }) => ({ tries: context.tries + 1 })),
    "count anew": assign({ tries: TRIED }),
  },
}).createMachine({
  id: "recovery",
  context: { tries: TRIED },
  type: "parallel",
  states: {
    connection: {
      initial: "there",
      states: {
        there: {
          after: { "it has stayed": { actions: "count anew" } },
          on: { "a connection was missing": "missing" },
        },
        missing: {
          initial: "waiting",
          // The browser says so, or the server can be reached.
          on: { "network came": { target: "there", actions: ["count anew", "read again"] } },
          states: {
            waiting: { after: { "the next look is due": "looking" } },
            looking: {
              // What fails again although the server answers is not asked for without a pause.
              entry: "count the try",
              invoke: {
                id: "reach the server",
                src: "reach the server",
                onDone: [
                  {
                    guard: { type: "it answers", params: output },
                    target: "#recovery.connection.there",
                    actions: "read again",
                  },
                  { target: "waiting" },
                ],
              },
            },
          },
        },
      },
    },
    session: {
      initial: "there",
      states: {
        there: { on: { "a session was missing": "missing" } },
        missing: { on: { "session came": { target: "there", actions: "read again" } } },
      },
    },
    page: {
      initial: "fresh",
      states: {
        fresh: { on: { "another tab changed something": "outdated" } },
        outdated: { on: { "somebody came back": { target: "fresh", actions: "read again" } } },
      },
    },
  },
});
