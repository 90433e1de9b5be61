import { setup } from "xstate";

/** How long somebody waits before they are told that it takes long, in milliseconds. */
const LONG_MS = 10_000;

/** Waiting for an answer: what a page reads, what a form saves, signing in. */
export const waitingMachine = setup({
  types: { tags: {} as "long" },
  delays: { "it takes long": LONG_MS },
}).createMachine({
  id: "waiting",
  initial: "briefly",
  states: { briefly: { after: { "it takes long": "long" } }, long: { tags: "long" } },
});
