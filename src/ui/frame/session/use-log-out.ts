import { hasPendingDeletions } from "../../../machines/deletion/deletion.view.ts";
import { useSignedInActors, useUser } from "../../app-context.ts";

/** Logs out; asks before where that would lose something. */
export const useLogOut = (): (() => void) => {
  const { leaving, deletions, drafts } = useSignedInActors();
  const { uid } = useUser();
  return () =>
    leaving.send({
      type: "log out",
      wouldLose: hasPendingDeletions(deletions.getSnapshot()) || drafts.has(uid),
    });
};
