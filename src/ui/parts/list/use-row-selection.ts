import { useSelector } from "@xstate/react";
import { useCallback, useState } from "react";
import type { Target } from "../../../domain/deletion.ts";
import { chooseTheSame, type ListRequest } from "../../../domain/list-request.ts";
import type { ListName } from "../../../domain/resources.ts";
import {
  NOTHING_SELECTED,
  selecting,
  type SelectedRecords,
  unselecting,
} from "../../../domain/lists/selection.ts";
import { areSameFates, type Fate, fatesOf } from "../../../machines/deletion/deletion.view.ts";
import { useSignedInActors } from "../../app-context.ts";
import { useEmitted } from "../../use-emitted.ts";

/** What is selected and what is about to be deleted, as rows and the bar for many need to know. */
export interface RowSelection {
  readonly selection: SelectedRecords;
  /** What becomes of the records that were confirmed to be deleted, by id. */
  readonly fates: ReadonlyMap<string, Fate>;
  readonly select: (targets: ReadonlyArray<Target>, isSelected: boolean) => void;
  readonly clear: () => void;
}

/**
 * The selection of a list. It is kept while one pages, sorts and goes on; another search or filter begins anew, because
 * what is selected could no longer be seen. What is being deleted is not selected until it is kept after all.
 */
export const useRowSelection = (tag: ListName, request: ListRequest): RowSelection => {
  const { deletions } = useSignedInActors();
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [chosen, setChosen] = useState(request);
  if (chosen !== request) {
    setChosen(request);
    if (!chooseTheSame(chosen, request)) setSelection(NOTHING_SELECTED);
  }
  const fates = useSelector(deletions, (snapshot) => fatesOf(snapshot, tag), areSameFates);
  useEmitted(deletions, "deletion ended", ({ announcement }) => {
    if (announcement._tag === "ItemsDeleted" || announcement._tag === "ItemsWereGone") {
      setSelection((selected) => unselecting(selected, announcement.targets));
    }
  });
  const select = useCallback<RowSelection["select"]>(
    (targets, isSelected) =>
      setSelection((selected) =>
        isSelected ? selecting(selected, targets) : unselecting(selected, targets),
      ),
    [],
  );
  return {
    selection: fates.size === 0 ? selection : new Map([...selection].filter(([id]) => !fates.has(id))),
    fates,
    select,
    clear: () => setSelection(NOTHING_SELECTED),
  };
};
