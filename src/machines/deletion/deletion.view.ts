import type { EventFromLogic, SnapshotFrom } from "xstate";
import {
  deletes,
  type deletionMachine,
  isDeletion,
  isUndoable,
  isUndoOffer,
  type Pending,
  type PendingDeletion,
} from "./deletion.machine.ts";
import type { Change } from "../../domain/change.ts";
import { isReportDecision, type Target, type TargetTag } from "../../domain/deletion.ts";
import { answeredOf, type pendingDeletionMachine } from "./pending-deletion.machine.ts";

type Snapshot = SnapshotFrom<typeof deletionMachine>;
type Send = (event: EventFromLogic<typeof deletionMachine>) => void;

/** What the question before a deletion draws and calls. */
export interface DeletionView {
  readonly isAsking: boolean;
  /** Whether there is something to ask, or to take back. */
  readonly isNeeded: boolean;
  readonly targets: ReadonlyArray<Target>;
  /** What is to be changed, where that is asked. */
  readonly change: Change | undefined;
  readonly askToChange: (change: Change) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

export const deletionView = (snapshot: Snapshot, send: Send): DeletionView => ({
  isAsking: snapshot.hasTag("asking"),
  isNeeded: snapshot.hasTag("asking") || snapshot.context.pending.length > 0,
  targets: snapshot.context.asked,
  change: snapshot.context.change,
  askToChange: (change) => send({ type: "ask to change", change }),
  confirm: () => send({ type: "confirm" }),
  cancel: () => send({ type: "cancel" }),
});

/** What the bar draws and calls that shows everything that is pending. */
export interface PendingDeletionsView {
  readonly pending: ReadonlyArray<Pending>;
  /** The deletions among them. */
  readonly deletions: ReadonlyArray<PendingDeletion>;
  /** Whether some of those are decisions, which delete nothing that people know. */
  readonly hasDecisions: boolean;
  readonly isOffline: boolean;
  /** Whether a question before logging out speaks of them. */
  readonly isAskedAbout: boolean;
  /** Whether the seconds that are shown do not pass. */
  readonly standsStill: boolean;
  /** Whether there is anything that can still be undone, a deletion or not. */
  readonly hasUndoable: boolean;
  /** How many deletions can still be undone. */
  readonly undoable: number;
  readonly undoAll: () => void;
  readonly deleteNow: () => void;
}

export const pendingDeletionsView = (snapshot: Snapshot, send: Send): PendingDeletionsView => {
  const deletions = snapshot.context.pending.filter(isDeletion);
  return {
    pending: snapshot.context.pending,
    deletions,
    hasDecisions: deletions.some((pending) => pending.getSnapshot().context.targets.some(isReportDecision)),
    isOffline: snapshot.hasTag("offline"),
    isAskedAbout: snapshot.hasTag("asked about leaving"),
    standsStill: snapshot.hasTag("time stands still"),
    hasUndoable: snapshot.context.pending.some(isUndoable),
    undoable: deletions.filter(isUndoable).length,
    undoAll: () => send({ type: "undo everything" }),
    deleteNow: () => send({ type: "delete now" }),
  };
};

/** What a confirmed deletion draws and calls. */
export interface PendingDeletionView {
  readonly targets: ReadonlyArray<Target>;
  readonly isUndoable: boolean;
  /** How many seconds it may still be undone. */
  readonly seconds: number;
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
  seconds: snapshot.context.seconds,
  answered: answeredOf(snapshot.context),
  undo: () => send({ type: "undo" }),
  stop: () => send({ type: "stop" }),
});

/** What becomes of a record that was confirmed to be deleted: nothing was sent yet, or it was. */
export type Fate = "waiting" | "deleting";

const fateIn = (pending: PendingDeletion): Fate => (isUndoable(pending) ? "waiting" : "deleting");

/** The records of a kind that were confirmed to be deleted and are still there, by id, so that their rows can say so. */
export const fatesOf = (snapshot: Snapshot, tag: TargetTag): ReadonlyMap<string, Fate> =>
  new Map(
    snapshot.context.pending.filter(isDeletion).flatMap((pending) => {
      const fate = fateIn(pending);
      return pending
        .getSnapshot()
        .context.targets.flatMap((target) => (target._tag === tag ? [[target.id, fate] as const] : []));
    }),
  );

/** Whether two of them say the same, so that what shows them is not drawn again. */
export const areSameFates = (some: ReadonlyMap<string, Fate>, others: ReadonlyMap<string, Fate>): boolean =>
  some.size === others.size && [...some].every(([id, fate]) => others.get(id) === fate);

/** What becomes of one target; nothing where it stays. */
export const fateOf = (snapshot: Snapshot, target: Target): Fate | undefined => {
  const deletion = snapshot.context.pending.filter(isDeletion).find((pending) => deletes(pending, target));
  return deletion && fateIn(deletion);
};

/** Whether a record is about to be deleted, so that its page can be left. */
export const isPendingDeletion = (snapshot: Snapshot, target: Target): boolean =>
  fateOf(snapshot, target) !== undefined;

/** Whether anything confirmed has not come to its end: leaving the page would lose it. */
export const hasPendingDeletions = (snapshot: Snapshot): boolean =>
  snapshot.context.pending.some((pending) => !isUndoOffer(pending));
