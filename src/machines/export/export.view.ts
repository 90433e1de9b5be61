import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import type { ExportOrder, exportMachine } from "./export.machine.ts";

/** What an export draws and calls. */
export interface ExportView {
  readonly stage: "idle" | "busy" | "done" | "failed";
  /** How many different records have been read, and how many there should be. */
  readonly done: number;
  readonly total: number;
  readonly failure: RemoteFailure | undefined;
  readonly start: (order: ExportOrder) => void;
  readonly cancel: () => void;
  readonly tryAgain: () => void;
  readonly dismiss: () => void;
}

export const exportView = (
  snapshot: SnapshotFrom<typeof exportMachine>,
  send: (event: EventFromLogic<typeof exportMachine>) => void,
): ExportView => ({
  stage: (["busy", "done", "failed"] as const).find((tag) => snapshot.hasTag(tag)) ?? "idle",
  done: snapshot.context.rows.size,
  total: snapshot.context.total,
  failure: snapshot.context.failure,
  start: (order) => send({ type: "start", order }),
  cancel: () => send({ type: "cancel" }),
  tryAgain: () => send({ type: "try again" }),
  dismiss: () => send({ type: "dismiss" }),
});
