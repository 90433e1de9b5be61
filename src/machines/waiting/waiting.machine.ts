import { setup } from "xstate";

/** How long somebody waits before they are told that it takes long, in milliseconds. */
const LONG_MS = 10_000;

/** Waiting for what a page reads. */
export const waitingMachine = setup({
  types: { tags: {} as "long" },
  delays: { "it takes long": LONG_MS },
}).createMachine({
  id: "waiting",
  initial: "briefly",
  states: { briefly: { after: { "it takes long": "long" } }, long: { tags: "long" } },
});
