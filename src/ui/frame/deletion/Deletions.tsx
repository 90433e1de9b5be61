import type { DeletionView } from "../../../machines/deletion/deletion.view.ts";
import { ChangeDialog } from "./ChangeDialog.tsx";
import { DeletionDialog } from "./DeletionDialog.tsx";
import { PendingDeletions } from "./PendingDeletions.tsx";
import { useWayBack } from "./use-way-back.ts";

/** The question before deleting, and what can still be undone. */
export const Deletions = ({ isOpen, view }: { isOpen: boolean; view: DeletionView }) => {
  const goBack = useWayBack(isOpen);
  return (
    <>
      <DeletionDialog isOpen={isOpen && view.change === undefined} view={view} />
      <ChangeDialog isOpen={isOpen && view.change !== undefined} view={view} />
      <PendingDeletions goBack={goBack} />
    </>
  );
};
