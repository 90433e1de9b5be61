import type { ActorRefFrom } from "xstate";
import { isSameTarget, type Target } from "../../domain/deletion.ts";
import type { changeMachine } from "./change.machine.ts";
import type { pendingDeletionMachine } from "./pending-deletion.machine.ts";
import type { undoOfferMachine } from "./undo-offer.machine.ts";

/** A confirmed deletion that has not come to its end. */
export type PendingDeletion = ActorRefFrom<typeof pendingDeletionMachine>;

/** A confirmed change that has not come to its end. */
export type PendingChange = ActorRefFrom<typeof changeMachine>;

/** A change that was made and can still be taken back. */
export type UndoOffer = ActorRefFrom<typeof undoOfferMachine>;

/** What was confirmed and has not come to its end, or can still be taken back. */
export type Pending = PendingDeletion | PendingChange | UndoOffer;

export const isDeletion = (pending: Pending): pending is PendingDeletion =>
  pending.getSnapshot().context.kind === "deletion";

export const isChange = (pending: Pending): pending is PendingChange =>
  pending.getSnapshot().context.kind === "change";

export const isUndoOffer = (pending: Pending): pending is UndoOffer =>
  pending.getSnapshot().context.kind === "offer";

/** Whether nothing of it was sent. */
export const isUndoable = (pending: Pending): boolean => pending.getSnapshot().hasTag("undoable");

/** Whether it can be taken back, now or once it was made. */
export const isRevocable = (pending: Pending): boolean => {
  if (!isChange(pending)) return isUndoable(pending);
  const { change, isUnwanted } = pending.getSnapshot().context;
  return !change.isUndo && !isUnwanted;
};

/** Whether a target is among those of a confirmed deletion. */
export const deletes = (pending: Pending, target: Target): boolean =>
  isDeletion(pending) && pending.getSnapshot().context.targets.some((other) => isSameTarget(other, target));
