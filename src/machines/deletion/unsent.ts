import { deedOf } from "../../domain/change.ts";
import type { Unsent } from "../../domain/unsent.ts";
import { answeredOf } from "./pending-deletion.machine.ts";
import { isDeletion, type Pending } from "./pending.ts";

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
    const { change, results } = pending.getSnapshot().context;
    const deed = change.isUndo ? "Undo" : deedOf(change.edit);
    return change.steps
      .slice(results.length + onItsWay)
      .map(({ target: { _tag, name } }) => ({ deed, target: { _tag, name } }));
  });
