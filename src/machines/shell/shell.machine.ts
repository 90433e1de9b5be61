import { assign, setup } from "xstate";

/** What lies over the page at a command of the person, one at a time. */
export type Overlay = "drawer" | "palette" | "shortcuts" | "inbox";

/** The frame around every page: the sidebar's width, what lies over the page, whether there is a network. */
export const shellMachine = setup({
  types: {
    input: {} as { readonly isCollapsed: boolean },
    context: {} as { readonly startsCollapsed: boolean; readonly overlay: Overlay | undefined },
    events: {} as
      | { type: "toggle the sidebar" }
      | { type: "open"; overlay: Overlay }
      | { type: "close" }
      | { type: "network went" }
      | { type: "network came" },
    tags: {} as "collapsed" | "offline",
  },
  actions: {
    // Reaches outside; what it does is provided where everything is composed.
    "remember the width": (_, _isCollapsed: boolean) => undefined,
  },
  guards: { "it was collapsed last time": ({ context }) => context.startsCollapsed },
}).createMachine({
  id: "shell",
  context: ({ input }) => ({ startsCollapsed: input.isCollapsed, overlay: undefined }),
  type: "parallel",
  on: {
    open: { actions: assign({ overlay: ({ event }) => event.overlay }) },
    close: { actions: assign({ overlay: undefined }) },
  },
  states: {
    sidebar: {
      initial: "as last time",
      states: {
        "as last time": {
          always: [{ guard: "it was collapsed last time", target: "collapsed" }, { target: "expanded" }],
        },
        expanded: {
          on: {
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
    },
    network: {
      initial: "there",
      states: {
        there: { on: { "network went": "gone" } },
        gone: { tags: "offline", on: { "network came": "there" } },
      },
    },
  },
});
