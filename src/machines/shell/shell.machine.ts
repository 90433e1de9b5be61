import { setup } from "xstate";

/** The frame around every signed-in page (§2): the sidebar's width, and the drawer on small screens. */
export const shellMachine = setup({
  types: {
    input: {} as { readonly isCollapsed: boolean },
    context: {} as { readonly startsCollapsed: boolean },
    events: {} as { type: "toggle the sidebar" } | { type: "open the drawer" } | { type: "close the drawer" },
    tags: {} as "collapsed" | "drawer open",
  },
  actions: {
    // Reaches outside; what it does is provided where everything is composed.
    "remember the width": (_, _isCollapsed: boolean) => undefined,
  },
  guards: { "it was collapsed last time": ({ context }) => context.startsCollapsed },
}).createMachine({
  id: "shell",
  context: ({ input }) => ({ startsCollapsed: input.isCollapsed }),
  type: "parallel",
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
    drawer: {
      initial: "closed",
      states: {
        closed: { on: { "open the drawer": "open" } },
        open: { tags: "drawer open", on: { "close the drawer": "closed" } },
      },
    },
  },
});
