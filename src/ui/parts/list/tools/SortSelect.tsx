import { useLingui } from "@lingui/react/macro";
import { PlainSelect } from "../../select/PlainSelect.tsx";
import type { Sorting } from "../table/SortButton.tsx";
import type { ListView } from "../list-view.ts";
import { offBecause } from "./off-because.ts";

interface SortSelectProps<A> {
  readonly view: ListView<A>;
  readonly sorting: Sorting;
  /** The text that says why the list cannot be sorted; nothing where it can. */
  readonly reasonId: string | undefined;
}

/** The order of a list where there is no head of a table to press. */
export const SortSelect = <A,>({ view, sorting, reasonId }: SortSelectProps<A>) => {
  const { t } = useLingui();
  const { sort, direction, onSort } = sorting;
  const sortable = view.columns.filter(({ id }) => Object.hasOwn(view.source.definition.sorts, id));
  return (
    <PlainSelect
      label={t`Sort by`}
      isLabelled
      value={sort === undefined ? "" : `${sort} ${direction}`}
      {...offBecause(reasonId)}
      data={[
        { value: "", label: t`Not sorted` },
        ...sortable.flatMap(({ id, title }) => {
          const column = t(title);
          return [
            { value: `${id} ascending`, label: t`${column}, ascending` },
            { value: `${id} descending`, label: t`${column}, descending` },
          ];
        }),
      ]}
      onChoose={(value) => {
        const [column = "", way] = value.split(" ");
        onSort(column === "" ? undefined : column, way === "descending" ? "descending" : "ascending");
      }}
    />
  );
};
