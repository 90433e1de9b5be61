import { hasUnfinished } from "../../../machines/deletion/deletion.view.ts";
import { useApp, useSignedInActors, useUser } from "../../app-context.ts";

/** Logs out; asks before where that would lose something. */
export const useLogOut = (): (() => void) => {
  const { drafts } = useApp();
  const { leaving, deletions } = useSignedInActors();
  const { uid } = useUser();
  return () =>
    leaving.send({
      type: "log out",
      wouldLose: hasUnfinished(deletions.getSnapshot()) || drafts.has(uid),
    });
};
