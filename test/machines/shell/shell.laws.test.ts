import type { SnapshotFrom } from "xstate";
import { shellMachine } from "../../../src/machines/shell/shell.machine.ts";
import { obeysTheLaws } from "../kit/laws.ts";

const EVENTS = [
  { type: "the sidebar was left collapsed" },
  { type: "toggle the sidebar" },
  { type: "open", overlay: "drawer" },
  { type: "open", overlay: "palette" },
  { type: "close" },
  { type: "show a record", record: { _tag: "kitchens", id: "7", name: "Casa Ana" } },
  { type: "leave the record" },
  { type: "reports counted", waiting: 3 },
  { type: "session ended" },
];

obeysTheLaws<SnapshotFrom<typeof shellMachine>>({
  machine: shellMachine,
  events: () => EVENTS,
  writes: { "remember the width": { "toggle the sidebar": 1 } },
  tellsApart: ({ overlay, shown, waiting }) => [overlay, shown?.id, waiting],
});
