import type { Effect } from "effect/Effect";
import { assertEvent, assign, setup } from "xstate";
import type { ReadingPorts } from "../ports.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import { type Answer, output } from "../answer.ts";
import { actorSlot } from "../effect-actor.ts";

/** What is read when a person asks for it. */
export type Reading<A> = Effect<A, RemoteFailure, ReadingPorts>;

/** Something that a person asks for: the last answer stays, and one that a newer question overtook is dropped. */
export const questionMachine = <A>() => {
  type Told = Answer<A, RemoteFailure>;
  return setup({
    types: {
      context: {} as { readonly answer: Told | undefined },
      events: {} as { readonly type: "ask"; readonly reading: Reading<A> },
      tags: {} as "asking",
    },
    actors: { read: actorSlot<A, RemoteFailure, Reading<A>>() },
    actions: { "keep the answer": assign((_, answer: Told) => ({ answer })) },
  }).createMachine({
    id: "question",
    context: { answer: undefined },
    initial: "idle",
    on: { ask: ".asking" },
    states: {
      idle: {},
      asking: {
        tags: "asking",
        invoke: {
          id: "read",
          src: "read",
          input: ({ event }) => {
            assertEvent(event, "ask");
            return event.reading;
          },
          onDone: { target: "idle", actions: { type: "keep the answer", params: output } },
        },
      },
    },
  });
};
