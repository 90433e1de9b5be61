import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { leavingMachine } from "./leaving.machine.ts";

/** What the question before logging out draws and calls. */
export const leavingView = (
  snapshot: SnapshotFrom<typeof leavingMachine>,
  send: (event: EventFromLogic<typeof leavingMachine>) => void,
) => ({
  isAsking: snapshot.hasTag("asking"),
  stay: () => send({ type: "stay" }),
  discard: () => send({ type: "discard" }),
});
export type LeavingView = ReturnType<typeof leavingView>;
