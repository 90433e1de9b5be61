import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import type { Direction } from "../../../../domain/list-request.ts";
import classes from "./SortButton.module.css";

export interface Sorting {
  readonly sort: string | undefined;
  readonly direction: Direction;
  readonly onSort: (sort: string | undefined, direction: Direction) => void;
  /** Sorts by a column up, down, then not at all, from what was asked for last. */
  readonly onTurn: (column: string) => void;
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
  sorting: { sort, direction, onTurn, refusal },
}: SortButtonProps) => {
  const { t } = useLingui();
  const isSorted = sort === column;
  const Icon = isSorted ? (direction === "ascending" ? IconArrowUp : IconArrowDown) : IconArrowsSort;
  return (
    <button
      type="button"
      className={classes["sort"]}
      data-sorted={isSorted || undefined}
      aria-disabled={refusal !== undefined}
      title={refusal}
      onClick={() => refusal === undefined && onTurn(column)}
    >
      <span>{t(title)}</span>
      <Icon size={14} stroke={1.75} aria-hidden />
    </button>
  );
};
