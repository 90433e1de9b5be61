import { useSelector } from "@xstate/react";
import { useCallback, useEffect } from "react";
import type { Target } from "../../../../domain/deletion.ts";
import type { ListRequest } from "../../../../domain/list-request.ts";
import type { SelectedRecords } from "../../../../domain/lists/selection.ts";
import type { ListName } from "../../../../domain/resources.ts";
import { areSameFates, type Fate, fatesOf } from "../../../../machines/deletion/deletion.view.ts";
import { endedIn, selectedIn } from "../../../../machines/list/selection.ts";
import { useSignedInActors } from "../../../app-context.ts";

/** What is selected and what is about to be deleted, as rows and the bar for many need to know. */
export interface RowSelection {
  readonly selection: SelectedRecords;
  /** What another search or filter let go. */
  readonly ended: SelectedRecords;
  /** Selects that again, in the search and filters that it was selected in. */
  readonly takeAgain: () => void;
  /** What becomes of the records that were confirmed to be deleted, by id. */
  readonly fates: ReadonlyMap<string, Fate>;
  readonly select: (targets: ReadonlyArray<Target>, isSelected: boolean) => void;
  /** Selects what stands on a page between the one that was selected last and another one. */
  readonly reach: (page: ReadonlyArray<Target>, target: Target) => void;
  readonly clear: () => void;
}

const without = (fates: ReadonlyMap<string, Fate>, records: SelectedRecords): SelectedRecords =>
  fates.size === 0 ? records : new Map([...records].filter(([id]) => !fates.has(id)));

/**
 * The selection of a list. It is kept while one pages, sorts and goes on, and for whoever comes back to the list; another
 * search or filter begins anew, because what is selected could no longer be seen. What is being deleted is not selected
 * until it is kept after all.
 */
export const useRowSelection = (
  list: ListName,
  request: ListRequest,
  onRequest: (request: ListRequest) => void,
): RowSelection => {
  const { deletions, selection: kept } = useSignedInActors();
  useEffect(() => kept.send({ type: "show", list, request }), [kept, list, request]);
  const selection = useSelector(kept, ({ context }) => selectedIn(context, { list, request }));
  const ended = useSelector(kept, ({ context }) => endedIn(context, list));
  const fates = useSelector(deletions, (snapshot) => fatesOf(snapshot, list), areSameFates);
  const select = useCallback<RowSelection["select"]>(
    (targets, isSelected) => kept.send({ type: isSelected ? "select" : "unselect", targets }),
    [kept],
  );
  const reach = useCallback<RowSelection["reach"]>(
    (page, target) => {
      const pending = fatesOf(deletions.getSnapshot(), list);
      kept.send({ type: "reach", page: page.filter(({ id }) => !pending.has(id)), target });
    },
    [deletions, kept, list],
  );
  return {
    selection: without(fates, selection),
    ended: without(fates, ended),
    takeAgain: () => {
      const { endedAt } = kept.getSnapshot().context;
      if (endedAt === undefined) return;
      kept.send({ type: "take again" });
      onRequest(endedAt);
    },
    fates,
    select,
    reach,
    clear: () => kept.send({ type: "clear" }),
  };
};
