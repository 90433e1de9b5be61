import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import type { Direction } from "../../../../domain/list-request.ts";
import classes from "./SortButton.module.css";

export interface Sorting {
  readonly sort: string | undefined;
  readonly direction: Direction;
  readonly onSort: (sort: string | undefined, direction: Direction) => void;
  /** Why the list cannot be sorted; nothing where it can. */
  readonly refusal: string | undefined;
}

interface SortButtonProps {
  readonly column: string;
  readonly title: MessageDescriptor;
  readonly sorting: Sorting;
}

/** The title of a column that sorts: up, down, then the backend's own order again. */
export const SortButton = ({
  column,
  title,
  sorting: { sort, direction, onSort, refusal },
}: SortButtonProps) => {
  const { t } = useLingui();
  const isSorted = sort === column;
  const Icon = isSorted ? (direction === "ascending" ? IconArrowUp : IconArrowDown) : IconArrowsSort;
  const turn = (): void => {
    if (refusal !== undefined) return;
    if (!isSorted) onSort(column, "ascending");
    else if (direction === "ascending") onSort(column, "descending");
    else onSort(undefined, "ascending");
  };
  return (
    <button
      type="button"
      className={classes["sort"]}
      data-sorted={isSorted || undefined}
      aria-disabled={refusal !== undefined}
      title={refusal}
      onClick={turn}
    >
      <span>{t(title)}</span>
      <Icon size={14} stroke={1.75} aria-hidden />
    </button>
  );
};
