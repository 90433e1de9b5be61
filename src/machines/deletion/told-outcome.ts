import type { OutputFrom } from "xstate";
import type { Announcement } from "../../domain/announcement.ts";
import { changedIn, failedIn, undoOf } from "../../domain/change.ts";
import type { ChangeOutcome, MadeChange } from "./change.machine.ts";
import { answeredOf, type DeletionOutcome } from "./pending-deletion.machine.ts";
import type { undoOfferMachine } from "./undo-offer.machine.ts";

/** What comes of a deletion, of a change, or of the offer to take one back. */
export type Outcome = DeletionOutcome | MadeChange | OutputFrom<typeof undoOfferMachine>;

/** What is told of a change. What can be taken back is told where that is offered, and a failure of all by itself. */
const announcementsOfChange = ({ change, results }: ChangeOutcome): ReadonlyArray<Announcement> => {
  const failures = failedIn(results);
  const targets = changedIn(results);
  const isToldElsewhere = isOffered({ change, results }) || (failures.length > 0 && targets.length === 0);
  return [
    ...(isToldElsewhere ? [] : [{ _tag: "RecordsChanged", change, targets } as const]),
    ...(failures.length > 0 ? [{ _tag: "ChangeFailed", failures } as const] : []),
  ];
};

/** Whether a change can be taken back; what takes another one back is the end of it. */
export const isOffered = ({ change, results }: ChangeOutcome): boolean =>
  !change.isUndo && undoOf(change, results) !== undefined;

/** What is told of an outcome: the success only after the server's answer. */
export const announcementsOf = (outcome: Outcome): ReadonlyArray<Announcement> => {
  if ("undo" in outcome) return [];
  if ("change" in outcome) return announcementsOfChange(outcome);
  const { targets, deleted, gone, undeleted } = outcome;
  if (answeredOf(outcome) === 0) return [{ _tag: "DeletionUndone", targets }];
  return [
    ...(deleted.length > 0 ? [{ _tag: "ItemsDeleted", targets: deleted } as const] : []),
    ...(gone.length > 0 ? [{ _tag: "ItemsWereGone", targets: gone } as const] : []),
    ...(undeleted.length > 0 ? [{ _tag: "DeletionFailed", undeleted } as const] : []),
  ];
};
