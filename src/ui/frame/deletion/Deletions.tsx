import type { DeletionView } from "../../../machines/deletion/deletion.view.ts";
import { toasts } from "../shell/toasts.ts";
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

/** The question with what does it and what tells how it ended: by then the server may be gone. */
export const wholeDeletions = async (): Promise<typeof Deletions> => {
  await Promise.all([
    toasts.load(),
    import("../../../machines/use-cases/changes/delete-target.ts"),
    import("../../../machines/use-cases/changes/apply-edit.ts"),
  ]);
  return Deletions;
};
