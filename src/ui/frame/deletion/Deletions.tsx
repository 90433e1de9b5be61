import type { DeletionView } from "../../../machines/deletion/deletion.view.ts";
import { DeletionDialog } from "./DeletionDialog.tsx";
import { PendingDeletions } from "./PendingDeletions.tsx";

/** The question before deleting, and what can still be undone. */
export const Deletions = ({ isOpen, view }: { isOpen: boolean; view: DeletionView }) => (
  <>
    <DeletionDialog isOpen={isOpen} view={view} />
    <PendingDeletions />
  </>
);
