import type { SnapshotFrom } from "xstate";
import { shellMachine } from "../../../src/machines/shell/shell.machine.ts";
import { obeysTheLaws } from "../kit/laws.ts";

const EVENTS = [
  { type: "toggle the sidebar" },
  { type: "open", overlay: "drawer" },
  { type: "open", overlay: "palette" },
  { type: "close" },
  { type: "network went" },
  { type: "network came" },
];

obeysTheLaws<SnapshotFrom<typeof shellMachine>>({
  machine: shellMachine,
  inputs: [{ isCollapsed: true }, { isCollapsed: false }],
  events: () => EVENTS,
  writes: { "remember the width": { "toggle the sidebar": 1 } },
  tellsApart: ({ overlay }) => overlay,
});
