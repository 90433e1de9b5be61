import { not, or } from "xstate";
import { vocabulary } from "./deletion.vocabulary.ts";

/**
 * The one confirm flow for everything that is deleted; several confirmed deletions may be pending. Their time stands
 * still while somebody is near, while no bar shows them, while the page is hidden, without a network, and while it is
 * asked about leaving.
 */
export const deletionMachine = vocabulary.createMachine({
  id: "deletions",
  context: { asked: [], change: undefined, pending: [], count: 0 },
  type: "parallel",
  on: {
    "undo the latest": { actions: "undo the latest" },
    "undo everything": { actions: "undo every deletion" },
  },
  states: {
    question: {
      initial: "idle",
      on: {
        "xstate.done.actor.*": {
          actions: ["tell how it ended", "withdraw the offers it replaces", "go on from what has ended"],
        },
        "session ended": { target: ".idle", actions: "forget everything pending" },
      },
      states: {
        idle: {
          entry: "forget what was asked about",
          on: {
            "ask to delete": {
              guard: { type: "something can be deleted", params: ({ event }) => event.targets },
              target: "asking",
              actions: { type: "note what is asked about", params: ({ event }) => event.targets },
            },
            "ask to change": {
              target: "asking to change",
              actions: { type: "note what is to be changed", params: ({ event }) => event.change },
            },
          },
        },
        asking: {
          tags: "asking",
          on: { confirm: { target: "idle", actions: "begin the pending deletion" }, cancel: "idle" },
        },
        "asking to change": {
          tags: "asking",
          on: {
            // What it is changed to is chosen where it is asked.
            "ask to change": {
              actions: { type: "note what is to be changed", params: ({ event }) => event.change },
            },
            confirm: { target: "idle", actions: "begin the change" },
            cancel: "idle",
          },
        },
      },
    },
    // What is near something that is drawn no more does not tell that it left.
    pointer: {
      initial: "away",
      states: {
        away: { on: { "pointer came": "near" } },
        near: {
          always: { guard: "there is nothing to be near to", target: "away" },
          on: { "pointer left": "away" },
        },
      },
    },
    focus: {
      initial: "away",
      states: {
        away: { on: { "focus came": "near" } },
        near: {
          always: { guard: "there is nothing to be near to", target: "away" },
          on: { "focus left": "away" },
        },
      },
    },
    // Until it has gone it may be on its way.
    bar: {
      initial: "there",
      states: {
        there: { on: { "bar went": "gone" } },
        gone: { on: { "bar came": "there" } },
      },
    },
    page: {
      initial: "shown",
      states: {
        shown: { on: { "page hid": "hidden" } },
        hidden: { on: { "page showed": "shown" } },
      },
    },
    network: {
      initial: "there",
      states: {
        there: {
          on: {
            "network went": {
              target: "gone",
              actions: { type: "tell all", params: { type: "network went" } },
            },
            "delete now": { actions: { type: "tell all", params: { type: "delete now" } } },
            // What has just begun hears it for the first time.
            confirm: { actions: { type: "tell all", params: { type: "network came" } } },
            "xstate.done.actor.*": { actions: { type: "tell all", params: { type: "network came" } } },
          },
        },
        gone: {
          tags: "offline",
          on: {
            "network came": {
              target: "there",
              actions: { type: "tell all", params: { type: "network came" } },
            },
          },
        },
      },
    },
    leaving: {
      initial: "not asked",
      on: { "session ended": ".not asked" },
      states: {
        "not asked": { on: { "leaving was asked": "asked" } },
        asked: {
          tags: "asked about leaving",
          on: { "leaving was answered": "not asked" },
        },
      },
    },
    time: {
      initial: "stands still",
      states: {
        "stands still": {
          tags: "time stands still",
          always: { guard: not(or(["nothing is pending", "something holds it"])), target: "passes" },
        },
        passes: {
          always: { guard: or(["nothing is pending", "something holds it"]), target: "stands still" },
          after: {
            "a second": {
              target: "passes",
              reenter: true,
              actions: { type: "tell all", params: { type: "a second passed" } },
            },
          },
          // A new one has all of its first second.
          on: {
            confirm: { target: "passes", reenter: true },
            "xstate.done.actor.*": {
              guard: { type: "an offer follows", params: ({ event }) => event.output },
              target: "passes",
              reenter: true,
            },
          },
        },
      },
    },
  },
});
