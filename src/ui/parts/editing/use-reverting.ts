import { useState } from "react";
import { type Draft, isSameDraft } from "../../../domain/editing.ts";
import type { EditedForm } from "./use-editing.ts";

/** Going back to what is saved, and the way back from there until something is typed or saved. */
export const useReverting = <D extends Draft<D>>({ form, view }: EditedForm<D>) => {
  const [reverted, setReverted] = useState<D>();
  if (reverted !== undefined && (view.isSaving || !isSameDraft(form.values, view.saved)))
    setReverted(undefined);
  return {
    isReverted: reverted !== undefined,
    revert: (): void => {
      setReverted(form.values);
      form.setValues(view.saved);
    },
    undo: (): void => form.setValues(reverted ?? view.saved),
  };
};
