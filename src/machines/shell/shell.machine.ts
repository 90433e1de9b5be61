import { assign, setup } from "xstate";
import type { RecordTarget } from "../../domain/deletion.ts";

/** What lies over the page at a command of the person, one at a time. */
export type Overlay = "drawer" | "palette" | "shortcuts" | "inbox";

interface ShellContext {
  readonly overlay: Overlay | undefined;
  readonly shown: RecordTarget | undefined;
  /** How many reports waited when they were counted last. */
  readonly waiting: number;
}

const NOTHING: ShellContext = { overlay: undefined, shown: undefined, waiting: 0 };

/** The frame around every page: the sidebar's width, what lies over the page, whose page it is. */
export const shellMachine = setup({
  types: {
    context: {} as ShellContext,
    events: {} as
      | { type: "the sidebar was left collapsed" }
      | { type: "toggle the sidebar" }
      | { type: "open"; overlay: Overlay }
      | { type: "close" }
      | { type: "show a record"; record: RecordTarget }
      | { type: "leave the record" }
      | { type: "reports counted"; waiting: number }
      | { type: "session ended" },
    tags: {} as "collapsed",
  },
  actions: {
    // Reaches outside; what it does is provided where everything is composed.
    "remember the width": (_, _isCollapsed: boolean) => undefined,
  },
}).createMachine({
  id: "shell",
  context: NOTHING,
  initial: "expanded",
  on: {
    open: { actions: assign({ overlay: ({ event }) => event.overlay }) },
    close: { actions: assign({ overlay: undefined }) },
    "show a record": { actions: assign({ shown: ({ event }) => event.record }) },
    "reports counted": { actions: assign({ waiting: ({ event }) => event.waiting }) },
    "session ended": { actions: assign(NOTHING) },
    "leave the record": { actions: assign({ shown: undefined }) },
  },
  states: {
    expanded: {
      on: {
        "the sidebar was left collapsed": "collapsed",
        "toggle the sidebar": {
          target: "collapsed",
          actions: { type: "remember the width", params: true },
        },
      },
    },
    collapsed: {
      tags: "collapsed",
      on: {
        "toggle the sidebar": {
          target: "expanded",
          actions: { type: "remember the width", params: false },
        },
      },
    },
  },
});
