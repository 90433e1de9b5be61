import { useSelector } from "@xstate/react";
import { deletionView } from "../../machines/deletion/deletion.view.ts";
import { Toasts } from "../announcements/Toasts.tsx";
import { useConsole } from "../console-context.ts";
import { DeletionDialog } from "../deletion/DeletionDialog.tsx";
import { PendingDeletions } from "../deletion/PendingDeletions.tsx";

/** What lies over every signed-in page and outlives it: toasts, the question before deleting, what can be undone. */
export const Overlays = () => {
  const { deletions } = useConsole();
  const snapshot = useSelector(deletions, (state) => state);
  return (
    <>
      <Toasts />
      <DeletionDialog view={deletionView(snapshot, deletions.send)} />
      <PendingDeletions />
    </>
  );
};
