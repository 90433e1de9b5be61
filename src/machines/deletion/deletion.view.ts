import type { EventFromLogic, SnapshotFrom } from "xstate";
import { type deletionMachine } from "./deletion.machine.ts";
import { deletes, isChange, isDeletion, isUndoable, isUndoOffer, type Pending } from "./pending.ts";
import type { Change } from "../../domain/change.ts";
import { isReportDecision, type ReportDecision, type Target, type TargetTag } from "../../domain/deletion.ts";
import { answeredOf, type pendingDeletionMachine } from "./pending-deletion.machine.ts";

type Snapshot = SnapshotFrom<typeof deletionMachine>;
type Send = (event: EventFromLogic<typeof deletionMachine>) => void;

/** What the question before a deletion draws and calls. */
export const deletionView = (snapshot: Snapshot, send: Send) => ({
  isAsking: snapshot.hasTag("asking"),
  /** Whether there is something to ask, or to take back. */
  isNeeded: snapshot.hasTag("asking") || snapshot.context.pending.length > 0,
  targets: snapshot.context.asked,
  /** What is to be changed, where that is asked. */
  change: snapshot.context.change,
  askToChange: (change: Change) => send({ type: "ask to change", change }),
  confirm: () => send({ type: "confirm" }),
  cancel: () => send({ type: "cancel" }),
});
export type DeletionView = ReturnType<typeof deletionView>;

/** What the bar draws and calls that shows everything that is pending. */
export const pendingDeletionsView = (snapshot: Snapshot, send: Send) => {
  const deletions = snapshot.context.pending.filter(isDeletion);
  return {
    pending: snapshot.context.pending,
    deletions,
    changes: snapshot.context.pending.filter(isChange),
    /** Whether some deletions are decisions, which delete nothing that people know. */
    hasDecisions: deletions.some((pending) => pending.getSnapshot().context.targets.some(isReportDecision)),
    isOffline: snapshot.hasTag("offline"),
    /** Whether a question before logging out speaks of them. */
    isAskedAbout: snapshot.hasTag("asked about leaving"),
    /** Whether the seconds that are shown do not pass. */
    standsStill: snapshot.hasTag("time stands still"),
    /** Whether there is anything that can still be undone, a deletion or not. */
    hasUndoable: snapshot.context.pending.some(isUndoable),
    /** How many deletions can still be undone. */
    undoable: deletions.filter(isUndoable).length,
    undoAll: () => send({ type: "undo everything" }),
    deleteNow: () => send({ type: "delete now" }),
  };
};
export type PendingDeletionsView = ReturnType<typeof pendingDeletionsView>;

/** What a confirmed deletion draws and calls. */
export const pendingDeletionView = (
  snapshot: SnapshotFrom<typeof pendingDeletionMachine>,
  send: (event: EventFromLogic<typeof pendingDeletionMachine>) => void,
) => ({
  targets: snapshot.context.targets,
  isUndoable: snapshot.hasTag("undoable"),
  /** How many seconds it may still be undone. */
  seconds: snapshot.context.seconds,
  /** How many targets have had the server's answer. */
  answered: answeredOf(snapshot.context),
  undo: () => send({ type: "undo" }),
  stop: () => send({ type: "stop" }),
});

/** What becomes of a record that was confirmed to be deleted: nothing was sent yet, or it was. */
export type Fate = "waiting" | "deleting";

const fateIn = (pending: Pending): Fate => (isUndoable(pending) ? "waiting" : "deleting");

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
  const deletion = snapshot.context.pending.find((pending) => deletes(pending, target));
  return deletion && fateIn(deletion);
};

/** Whether a record is about to be deleted, so that its page can be left. */
export const isPendingDeletion = (snapshot: Snapshot, target: Target): boolean =>
  fateOf(snapshot, target) !== undefined;

/** What was decided of reports and has not come to its end. */
export const pendingDecisions = ({ context }: Snapshot): ReadonlyArray<ReportDecision> =>
  context.pending
    .flatMap((pending): ReadonlyArray<Target> => pending.getSnapshot().context.targets)
    .filter(isReportDecision);

/** Whether anything confirmed has not come to its end: leaving the page would lose it. */
export const hasUnfinished = (snapshot: Snapshot): boolean =>
  snapshot.context.pending.some((pending) => !isUndoOffer(pending));
