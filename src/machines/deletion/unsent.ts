import type { Change } from "../../domain/change.ts";
import type { Unsent } from "../../domain/unsent.ts";
import { answeredOf } from "./pending-deletion.machine.ts";
import { isChange, isDeletion, type Pending } from "./pending.ts";

const deedOf = ({ isUndo, edit }: Change): Unsent["deed"] => {
  if (isUndo) return "Undo";
  return edit._tag === "MoveToTribe" && edit.tribe === undefined ? "LeaveTribe" : edit._tag;
};

/** What of everything pending has not been sent, and is not on its way. */
export const unsentOf = (all: ReadonlyArray<Pending>): ReadonlyArray<Unsent> =>
  all.flatMap((pending): ReadonlyArray<Unsent> => {
    const onItsWay = Object.keys(pending.getSnapshot().children).length;
    if (isDeletion(pending)) {
      const { context } = pending.getSnapshot();
      return context.targets
        .slice(answeredOf(context) + onItsWay)
        .map(({ _tag, name }) => ({ deed: "Delete", target: { _tag, name } }));
    }
    if (!isChange(pending)) return [];
    const { change, results } = pending.getSnapshot().context;
    return change.steps
      .slice(results.length + onItsWay)
      .map(({ target: { _tag, name } }) => ({ deed: deedOf(change), target: { _tag, name } }));
  });
