import { toasts } from "../shell/toasts.ts";
import { Deletions } from "./Deletions.tsx";

/** The question with what does it and what tells how it ended: by then the server may be gone. */
export const wholeDeletions = async (): Promise<typeof Deletions> => {
  await Promise.all([
    toasts.load(),
    import("../../../machines/use-cases/delete-target.ts"),
    import("../../../machines/use-cases/apply-edit.ts"),
  ]);
  return Deletions;
};
