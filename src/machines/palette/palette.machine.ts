import { assign, setup } from "xstate";
import type { IdAsked } from "../../domain/lists/record-by-id.ts";
import { PAUSE_MS } from "../../domain/sought.ts";
import { type Answer, output } from "../answer.ts";
import { actorSlot } from "../effect-actor.ts";
import { type Findings, type FindingRequest, searchedFor } from "../use-cases/lists/find-everywhere.ts";

const SHORTEST = 2;

const NOTHING: Findings = { hits: [], failed: [] };

/** The search of the command palette: it waits for a pause, and an answer that was overtaken is dropped. */
export const paletteMachine = setup({
  types: {
    input: {} as { readonly role: string },
    context: {} as FindingRequest & { readonly findings: Findings },
    events: {} as { readonly type: "type"; readonly query: string; readonly ids: ReadonlyArray<IdAsked> },
    tags: {} as "looking",
  },
  actors: { "find everywhere": actorSlot<Findings, never, FindingRequest>() },
  delays: { "typing has paused": PAUSE_MS },
  guards: { "it is too short": ({ event }) => event.query.trim().length < SHORTEST },
  actions: {
    "keep the query": assign(({ event: { query, ids } }) => ({ query, ids })),
    "show what was found": assign(({ context: { role } }, found: Answer<Findings>) => ({
      findings: found._tag === "Success" ? found.success : { hits: [], failed: searchedFor(role) },
    })),
    "show nothing": assign({ findings: NOTHING }),
  },
}).createMachine({
  id: "palette",
  context: ({ input }) => ({ role: input.role, query: "", ids: [], findings: NOTHING }),
  initial: "idle",
  on: {
    type: [
      { guard: "it is too short", target: ".idle", actions: ["keep the query", "show nothing"] },
      { target: ".waiting", actions: "keep the query" },
    ],
  },
  states: {
    idle: {},
    waiting: { tags: "looking", after: { "typing has paused": "asking" } },
    asking: {
      tags: "looking",
      invoke: {
        id: "find everywhere",
        src: "find everywhere",
        input: ({ context: { query, role, ids } }) => ({ query: query.trim(), role, ids }),
        onDone: {
          target: "idle",
          actions: { type: "show what was found", params: output },
        },
      },
    },
  },
});
