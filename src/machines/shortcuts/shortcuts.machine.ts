import { enqueueActions, setup } from "xstate";
import { LEADER, type Shortcut, shortcutOf } from "../../domain/shortcuts.ts";

/** How long the second key may keep one waiting, in milliseconds. */
const SECOND_KEY_MS = 1_000;

/** Turns keys into shortcuts; which keys count is decided where they are pressed. */
export const shortcutsMachine = setup({
  types: {
    events: {} as { readonly type: "press"; readonly key: string },
    emitted: {} as { readonly type: "shortcut"; readonly shortcut: Shortcut },
  },
  delays: { "the second key is late": SECOND_KEY_MS },
  guards: { "it is the leader": ({ event }) => event.key === LEADER },
  actions: {
    "say what the keys mean": enqueueActions(({ enqueue }, keys: ReadonlyArray<string>) => {
      const shortcut = shortcutOf(...keys);
      if (shortcut !== undefined) enqueue.emit({ type: "shortcut", shortcut });
    }),
  },
}).createMachine({
  id: "shortcuts",
  initial: "ready",
  states: {
    ready: {
      on: {
        press: [
          { guard: "it is the leader", target: "after the leader" },
          { actions: { type: "say what the keys mean", params: ({ event }) => [event.key] } },
        ],
      },
    },
    "after the leader": {
      on: {
        press: [
          { guard: "it is the leader", target: "after the leader", reenter: true },
          {
            target: "ready",
            actions: { type: "say what the keys mean", params: ({ event }) => [LEADER, event.key] },
          },
        ],
      },
      after: { "the second key is late": "ready" },
    },
  },
});
