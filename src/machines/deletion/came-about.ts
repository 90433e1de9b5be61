import { changedIn, failedIn } from "../../domain/change.ts";
import { isChange, isDeletion, type Pending } from "./pending.ts";

/** Whether all of what was confirmed was done, by its end, and not all of it by others before. */
export const cameAbout = (pending: Pending): boolean => {
  if (isDeletion(pending)) {
    const { deleted, gone, undeleted } = pending.getSnapshot().context;
    return undeleted.length === 0 && deleted.length + gone.length > 0;
  }
  if (!isChange(pending)) return false;
  const { results, targets } = pending.getSnapshot().context;
  return results.length === targets.length && failedIn(results).length === 0 && changedIn(results).length > 0;
};
