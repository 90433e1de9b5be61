import type { SnapshotFrom } from "xstate";
import { waitingMachine } from "../../../src/machines/waiting/waiting.machine.ts";
import { happenings } from "../kit/happenings.ts";
import { obeysTheLaws } from "../kit/laws.ts";

obeysTheLaws<SnapshotFrom<typeof waitingMachine>>({
  machine: waitingMachine,
  events: (snapshot) => happenings(snapshot, [], {}),
  writes: {},
  tellsApart: () => undefined,
});
