import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { deletionMachine } from "./deletion.machine.ts";
import type { Target } from "../../domain/deletion.ts";
import type { pendingDeletionMachine } from "./pending-deletion.machine.ts";

/** What the question before a deletion draws and calls. */
export interface DeletionView {
  readonly isAsking: boolean;
  readonly targets: ReadonlyArray<Target>;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

export const deletionView = (
  snapshot: SnapshotFrom<typeof deletionMachine>,
  send: (event: EventFromLogic<typeof deletionMachine>) => void,
): DeletionView => ({
  isAsking: snapshot.hasTag("asking"),
  targets: snapshot.context.asked,
  confirm: () => send({ type: "confirm" }),
  cancel: () => send({ type: "cancel" }),
});

/** What a confirmed deletion draws and calls. */
export interface PendingDeletionView {
  readonly targets: ReadonlyArray<Target>;
  readonly isUndoable: boolean;
  /** How many targets have had the server's answer. */
  readonly answered: number;
  readonly undo: () => void;
  readonly stop: () => void;
}

export const pendingDeletionView = (
  snapshot: SnapshotFrom<typeof pendingDeletionMachine>,
  send: (event: EventFromLogic<typeof pendingDeletionMachine>) => void,
): PendingDeletionView => ({
  targets: snapshot.context.targets,
  isUndoable: snapshot.hasTag("undoable"),
  answered: snapshot.context.deleted.length + snapshot.context.undeleted.length,
  undo: () => send({ type: "undo" }),
  stop: () => send({ type: "stop" }),
});

/** Whether a record is about to be deleted, so that its row can say so. */
export const isPendingDeletion = (
  snapshot: SnapshotFrom<typeof deletionMachine>,
  target: Pick<Target, "_tag" | "id">,
): boolean =>
  snapshot.context.pending.some((pending) =>
    pending
      .getSnapshot()
      .context.targets.some((candidate) => candidate._tag === target._tag && candidate.id === target.id),
  );

/** Whether anything confirmed has not come to its end: leaving the page would lose it. */
export const hasPendingDeletions = (snapshot: SnapshotFrom<typeof deletionMachine>): boolean =>
  snapshot.context.pending.length > 0;
