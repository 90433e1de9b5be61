import type { Effect } from "effect/Effect";
import { assertEvent, emit, setup } from "xstate";
import type { ReadingPorts } from "../ports.ts";
import type { Announcement } from "../../domain/announcement.ts";
import type { WriteFailure } from "../../domain/saving-failure.ts";
import { type Answer, output } from "../answer.ts";
import { actorSlot } from "../effect-actor.ts";

/** What a press asks for, and what is told once it is done. */
export type Action = Effect<Announcement, WriteFailure, ReadingPorts>;

/** What came of it. */
export type Acted = Answer<Announcement, WriteFailure>;

/** One thing that is done at a press: one at a time, told when the server has answered. */
export const actionMachine = setup({
  types: {
    events: {} as { readonly type: "act"; readonly action: Action },
    emitted: {} as { readonly type: "ended"; readonly answer: Acted },
    tags: {} as "busy",
  },
  actors: { act: actorSlot<Announcement, WriteFailure, Action>() },
  actions: {
    "tell how it ended": emit((_, answer: Acted) => ({ type: "ended", answer })),
  },
}).createMachine({
  id: "action",
  initial: "idle",
  states: {
    idle: { on: { act: "acting" } },
    acting: {
      tags: "busy",
      invoke: {
        id: "act",
        src: "act",
        input: ({ event }) => {
          assertEvent(event, "act");
          return event.action;
        },
        onDone: { target: "idle", actions: { type: "tell how it ended", params: output } },
      },
    },
  },
});
