import { Table } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ColumnDef, type RowData, tableFeatures, useTable } from "@tanstack/react-table";
import { PHONE } from "../theme/breakpoints.ts";
import classes from "./RecordTable.module.css";

/** Sorting and filtering are the server's, so the table needs no feature of its own. */
export const features = tableFeatures({});

interface RecordTableProps<Row extends RowData> {
  /** What the table lists, for who cannot see it. */
  readonly label: string;
  readonly columns: ReadonlyArray<ColumnDef<typeof features, Row>>;
  readonly rows: ReadonlyArray<Row>;
  readonly keyOf: (row: Row) => string;
  /** How wide some columns are, by their id; the others share what is left. */
  readonly widths: Readonly<Record<string, string>>;
  /** Whether newer rows are on their way. */
  readonly isStale: boolean;
}

/** Records as a table, or as cards on a phone. */
export const RecordTable = <Row extends RowData>({
  label,
  columns,
  rows,
  keyOf,
  widths,
  isStale,
}: RecordTableProps<Row>) => {
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const table = useTable({ features, columns, data: rows, getRowId: keyOf });
  const titles = table.getHeaderGroups().flatMap((group) => group.headers);
  const records = table.getRowModel().rows;
  const staleness = isStale ? (classes["stale"] ?? "") : "";
  if (isPhone === true) {
    return (
      <ul aria-label={label} aria-busy={isStale} className={`${classes["cards"] ?? ""} ${staleness}`}>
        {records.map((record) => (
          <li key={record.id} className={`console-surface ${classes["card"] ?? ""}`}>
            <dl>
              {record.getAllCells().map((cell, index) => (
                <div key={cell.id} className={classes["field"]}>
                  <dt>{titles[index] !== undefined && <table.FlexRender header={titles[index]} />}</dt>
                  <dd>
                    <table.FlexRender cell={cell} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Table
      aria-label={label}
      aria-busy={isStale}
      layout="fixed"
      verticalSpacing={0}
      horizontalSpacing="md"
      highlightOnHover
      className={staleness}
      stickyHeader
    >
      <Table.Thead>
        <Table.Tr>
          {titles.map((title) => (
            <Table.Th key={title.id} className={classes["head"]} w={widths[title.column.id]}>
              <table.FlexRender header={title} />
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {records.map((record) => (
          <Table.Tr key={record.id} className={classes["row"]}>
            {record.getAllCells().map((cell) => (
              <Table.Td key={cell.id} className={classes["cell"]}>
                <table.FlexRender cell={cell} />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};
