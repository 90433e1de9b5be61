import type { Result } from "effect/Result";
import { assign, setup } from "xstate";
import { actorSlot } from "../effect-actor.ts";
import type { Findings, FindingRequest } from "../use-cases/find-everywhere.ts";

/** How long typing must pause before a search begins, in milliseconds. */
const PAUSE_MS = 250;

/** The shortest text that is searched for. */
const SHORTEST = 2;

const NOTHING: Findings = { hits: [], failed: [] };

const output = ({ event }: { event: { output: Result<Findings, never> } }): Result<Findings, never> =>
  event.output;

const cause = ({ event }: { event: { error: unknown } }): unknown => event.error;

/** The search of the command palette: it waits for a pause, and an answer that was overtaken is dropped. */
export const paletteMachine = setup({
  types: {
    input: {} as { readonly role: string },
    context: {} as FindingRequest & { readonly findings: Findings },
    events: {} as { readonly type: "type"; readonly query: string },
    tags: {} as "looking",
  },
  actors: { "find everywhere": actorSlot<Findings, never, FindingRequest>() },
  delays: { "typing has paused": PAUSE_MS },
  guards: { "it is too short": ({ event }) => event.query.trim().length < SHORTEST },
  actions: {
    "keep the query": assign(({ event }) => ({ query: event.query })),
    "show what was found": assign((_, found: Result<Findings, never>) =>
      found._tag === "Success" ? { findings: found.success } : {},
    ),
    "show nothing": assign({ findings: NOTHING }),
    // Reaches outside; what it does is provided where everything is composed.
    "log the bug": (_, _cause: unknown) => undefined,
  },
}).createMachine({
  id: "palette",
  context: ({ input }) => ({ role: input.role, query: "", findings: NOTHING }),
  initial: "idle",
  on: {
    type: [
      { guard: "it is too short", target: ".idle", actions: ["keep the query", "show nothing"] },
      { target: ".waiting", reenter: true, actions: "keep the query" },
    ],
  },
  states: {
    idle: {},
    waiting: { tags: "looking", after: { "typing has paused": "asking" } },
    asking: {
      tags: "looking",
      invoke: {
        src: "find everywhere",
        input: ({ context: { query, role } }) => ({ query: query.trim(), role }),
        onDone: {
          target: "idle",
          actions: { type: "show what was found", params: output },
        },
        onError: {
          target: "idle",
          actions: ["show nothing", { type: "log the bug", params: cause }],
        },
      },
    },
  },
});
