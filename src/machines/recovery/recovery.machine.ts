import { assign, emit, setup } from "xstate";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import { type Answer, output } from "../answer.ts";
import { actorSlot } from "../effect-actor.ts";

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/** What could not be read for want of a connection or a session is read again when that is back: once, by itself. */
export const recoveryMachine = setup({
  types: {
    context: {} as { readonly pause: number },
    events: {} as
      | { readonly type: "a connection was missing" }
      | { readonly type: "a session was missing" }
      | { readonly type: "network came" }
      | { readonly type: "session came" },
    emitted: {} as { readonly type: "read again" },
  },
  actors: { "reach the server": actorSlot<void, RemoteFailure, void>() },
  delays: { pause: ({ context }) => context.pause },
  guards: { "it answers": (_, answer: Answer<void, RemoteFailure>) => answer._tag === "Success" },
  actions: {
    "read again": emit({ type: "read again" }),
    "pause longer": assign(({ context }) => ({ pause: Math.min(2 * context.pause, LONGEST_PAUSE_MS) })),
    "pause shortly": assign({ pause: FIRST_PAUSE_MS }),
  },
}).createMachine({
  id: "recovery",
  context: { pause: FIRST_PAUSE_MS },
  type: "parallel",
  states: {
    connection: {
      initial: "there",
      states: {
        there: { on: { "a connection was missing": "missing" } },
        missing: {
          initial: "waiting",
          // The browser says so, or the server can be reached.
          on: { "network came": { target: "there", actions: ["pause shortly", "read again"] } },
          states: {
            waiting: { after: { pause: "looking" } },
            looking: {
              // What fails again although the server answers is not asked for without a pause.
              entry: "pause longer",
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
  },
});
