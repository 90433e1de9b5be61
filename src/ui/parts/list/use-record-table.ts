import {
  columnVisibilityFeature,
  metaHelper,
  type RowData,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { createElement, useMemo } from "react";
import type { ListView } from "./list-view.ts";

// Sorting, filtering and paging are the list's own: they may need records that are not on the page.
const features = tableFeatures({
  columnVisibilityFeature,
  columnMeta: metaHelper<{ readonly isNumeric: true | undefined }>(),
});

/** The records of a page in the columns that are shown; the first column cannot be hidden. */
export const useRecordTable = <Row extends RowData>(
  { columns, source }: ListView<Row>,
  rows: ReadonlyArray<Row>,
  hidden: ReadonlyArray<string>,
) => {
  const definitions = useMemo(
    () =>
      columns.map(({ id, Cell, isNumeric }) => ({
        id,
        meta: { isNumeric },
        cell: ({ row }: { row: { original: Row } }) => createElement(Cell, { record: row.original }),
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
    getRowId: source.definition.idOf,
    state: { columnVisibility },
  });
  return {
    shown: columns.filter(({ id }) => columnVisibility[id]),
    records: table.getRowModel().rows.map((row) => ({
      key: row.id,
      record: row.original,
      cells: row.getVisibleCells(),
    })),
  };
};

export type TableRecord<Row extends RowData> = ReturnType<typeof useRecordTable<Row>>["records"][number];
