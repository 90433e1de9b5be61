import { emit, setup } from "xstate";

/** Logging out: at once where nothing would be lost, else only after a question (D63). */
export const leavingMachine = setup({
  types: {
    events: {} as
      | { readonly type: "log out"; readonly wouldLose: boolean }
      | {
          readonly type:
            | "stay"
            | "discard"
            | "nothing is left to lose"
            | "a deletion failed"
            | "session ended";
        },
    emitted: {} as { readonly type: "leave" | "asked" | "answered" },
    tags: {} as "asking",
  },
  guards: {
    "something would be lost": (_, wouldLose: boolean) => wouldLose,
  },
  actions: {
    leave: emit({ type: "leave" }),
    "tell that it is asked": emit({ type: "asked" }),
    "tell that it was answered": emit({ type: "answered" }),
  },
}).createMachine({
  id: "leaving",
  initial: "idle",
  states: {
    idle: {
      on: {
        "log out": [
          {
            guard: { type: "something would be lost", params: ({ event }) => event.wouldLose },
            target: "asking",
          },
          { actions: "leave" },
        ],
      },
    },
    asking: {
      tags: "asking",
      entry: "tell that it is asked",
      exit: "tell that it was answered",
      on: {
        stay: "idle",
        discard: { target: "idle", actions: "leave" },
        "nothing is left to lose": { target: "idle", actions: "leave" },
        // Whoever wanted it deleted has to see that it was not.
        "a deletion failed": "idle",
        "session ended": "idle",
      },
    },
  },
});
