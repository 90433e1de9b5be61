import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { ExportOrder, exportMachine } from "./export.machine.ts";

/** What an export draws and calls: how many different records have been read, and how many there should be. */
export const exportView = (
  snapshot: SnapshotFrom<typeof exportMachine>,
  send: (event: EventFromLogic<typeof exportMachine>) => void,
) => ({
  stage: (["busy", "done", "failed"] as const).find((tag) => snapshot.hasTag(tag)) ?? ("idle" as const),
  done: snapshot.context.ids.reduce((sum, { size }) => sum + size, 0),
  total: snapshot.context.total,
  failure: snapshot.context.failure,
  start: (order: ExportOrder): void => send({ type: "start", order }),
  cancel: (): void => send({ type: "cancel" }),
  tryAgain: (): void => send({ type: "try again" }),
  dismiss: (): void => send({ type: "dismiss" }),
});

export type ExportView = ReturnType<typeof exportView>;
