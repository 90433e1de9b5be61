import type { SnapshotFrom } from "xstate";
import { shortcutsMachine } from "../../../src/machines/shortcuts/shortcuts.machine.ts";
import { happenings } from "../kit/happenings.ts";
import { obeysTheLaws } from "../kit/laws.ts";

const PRESSES = ["g", "u", "x"].map((key) => ({ type: "press", key }));

obeysTheLaws<SnapshotFrom<typeof shortcutsMachine>>({
  machine: shortcutsMachine,
  events: (snapshot) => happenings(snapshot, PRESSES, {}),
  writes: {},
  tellsApart: () => undefined,
});
