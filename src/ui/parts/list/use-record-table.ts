import {
  columnVisibilityFeature,
  metaHelper,
  type RowData,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { createElement, useMemo } from "react";
import type { ListView } from "./list-view.ts";
import type { ListedRow } from "./use-rows.ts";

// Sorting, filtering and paging are the list's own: they may need records that are not on the page.
const features = tableFeatures({
  columnVisibilityFeature,
  columnMeta: metaHelper<{ readonly isNumeric: true | undefined }>(),
});

/** The records of a page in the columns that are shown; the first column cannot be hidden. */
export const useRecordTable = <Row extends RowData>(
  { columns }: ListView<Row>,
  rows: ReadonlyArray<ListedRow<Row>>,
  hidden: ReadonlyArray<string>,
) => {
  const definitions = useMemo(
    () =>
      columns.map(({ id, Cell, isNumeric }) => ({
        id,
        meta: { isNumeric },
        cell: ({ row }: { row: { original: ListedRow<Row> } }) =>
          createElement(Cell, { record: row.original.record }),
      })),
    [columns],
  );
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(({ id }, index) => [id, index === 0 || !hidden.includes(id)])),
    [columns, hidden],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: ({ target }) => target.id,
    state: { columnVisibility },
  });
  return {
    shown: columns.filter(({ id }) => columnVisibility[id]),
    records: table.getRowModel().rows.map((row) => ({ ...row.original, cells: row.getVisibleCells() })),
  };
};

export type TableRecord<Row extends RowData> = ReturnType<typeof useRecordTable<Row>>["records"][number];
