import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useState } from "react";
import type { Target } from "../../../domain/deletion.ts";
import { chooseTheSame, type ListRequest } from "../../../domain/list-request.ts";
import type { ResourceName } from "../../../domain/resources.ts";
import { NOTHING_SELECTED, selecting, type SelectedRecords, unselecting } from "../../../domain/selection.ts";
import { useSignedInActors } from "../../app-context.ts";

/** What is selected and what is about to be deleted, as rows and the bar for many need to know. */
export interface RowSelection {
  readonly selection: SelectedRecords;
  readonly pending: ReadonlySet<string>;
  readonly select: (targets: ReadonlyArray<Target>, isSelected: boolean) => void;
  readonly clear: () => void;
}

const NOTHING_PENDING: ReadonlySet<string> = new Set();

/** The ids of one kind of record that were confirmed to be deleted and are still there. */
const usePending = (tag: ResourceName): ReadonlySet<string> => {
  const pending = useSelector(useSignedInActors().deletions, ({ context }) => context.pending);
  if (pending.length === 0) return NOTHING_PENDING;
  return new Set(
    pending.flatMap((deletion) =>
      deletion.getSnapshot().context.targets.flatMap((target) => (target._tag === tag ? [target.id] : [])),
    ),
  );
};

/**
 * The selection of a list. It is kept while one pages, sorts and goes on; another search or filter begins anew, because
 * what is selected could no longer be seen. What is being deleted is not selected until it is kept after all.
 */
export const useRowSelection = (tag: ResourceName, request: ListRequest): RowSelection => {
  const { deletions } = useSignedInActors();
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [chosen, setChosen] = useState(request);
  if (chosen !== request) {
    setChosen(request);
    if (!chooseTheSame(chosen, request)) setSelection(NOTHING_SELECTED);
  }
  const pending = usePending(tag);
  useEffect(() => {
    const listening = deletions.on("deletion ended", ({ announcement }) => {
      if (announcement._tag === "ItemsDeleted") {
        setSelection((selected) => unselecting(selected, announcement.targets));
      }
    });
    return () => listening.unsubscribe();
  }, [deletions]);
  const select = useCallback<RowSelection["select"]>(
    (targets, isSelected) =>
      setSelection((selected) =>
        isSelected ? selecting(selected, targets) : unselecting(selected, targets),
      ),
    [],
  );
  return {
    selection: pending.size === 0 ? selection : new Map([...selection].filter(([id]) => !pending.has(id))),
    pending,
    select,
    clear: () => setSelection(NOTHING_SELECTED),
  };
};
