import { useLingui } from "@lingui/react/macro";
import { VisuallyHidden } from "@mantine/core";
import { FlexRender, type RowData } from "@tanstack/react-table";
import { memo, useDeferredValue } from "react";
import type { Target } from "../../../domain/deletion.ts";
import type { Density } from "../../../domain/list-preferences.ts";
import { extentOf } from "../../../domain/lists/selection.ts";
import type { Fate } from "../../../machines/deletion/deletion.view.ts";
import { MENU_WORDS } from "../../resources.tsx";
import { FateWords } from "../value/FateWords.tsx";
import { type ListView, widthOf } from "./list-view.ts";
import classes from "./RecordTable.module.css";
import { RecordBox } from "./RecordBox.tsx";
import { RowEnd } from "./RowEnd.tsx";
import { SelectBox } from "./SelectBox.tsx";
import { SortButton, type Sorting } from "./SortButton.tsx";
import { useMore } from "./use-more.ts";
import type { RowSelection } from "./use-row-selection.ts";
import { type TableRecord, useRecordTable } from "./use-record-table.ts";
import { type ListedRow, useRows } from "./use-rows.ts";

export interface RecordTableProps<Row extends RowData> {
  readonly view: ListView<Row>;
  readonly records: ReadonlyArray<Row>;
  /** The ids of the columns that are not shown. */
  readonly hidden: ReadonlyArray<string>;
  readonly density: Density;
  readonly rowSelection: RowSelection;
  readonly sorting: Sorting;
  /** Whether newer rows are on their way. */
  readonly isStale: boolean;
}

interface RowProps<Row extends RowData> extends ListedRow<Row>, Pick<RowSelection, "select" | "reach"> {
  readonly view: ListView<Row>;
  readonly cells: TableRecord<Row>["cells"];
  readonly isSelected: boolean;
  readonly fate: Fate | undefined;
  readonly page: ReadonlyArray<Target>;
}

const Row = <Row extends RowData>(props: RowProps<Row>) => {
  const { view, cells, record, target, isSelected, fate } = props;
  const [naming, ...rest] = cells;
  return (
    <tr data-record={target.id} data-selected={isSelected || undefined} data-pending={fate}>
      <th scope="row" aria-label={target.name}>
        <div className={classes["naming"]}>
          {naming !== undefined && <FlexRender cell={naming} />}
          {fate !== undefined && (
            <span className={classes["fate"]}>
              <FateWords fate={fate} />
            </span>
          )}
          <span className={classes["box"]}>
            <RecordBox {...props} />
          </span>
        </div>
      </th>
      {rest.map((cell) => (
        <td key={cell.id} data-numeric={cell.column.columnDef.meta?.isNumeric}>
          <FlexRender cell={cell} />
        </td>
      ))}
      <td className={classes["menu"]}>
        <RowEnd view={view} record={record} target={target} fate={fate} />
      </td>
    </tr>
  );
};

// Selecting one row does not draw the others again.
const MemoizedRow = memo(Row) as typeof Row;

/** About as many rows as a window shows. */
const SEEN_AT_ONCE = 14;

/**
 * Records as a table. What is seen of a new table is drawn first, the rest in the next moment. The name is the first focus
 * stop of each row, although its box is drawn before it.
 */
export const RecordTable = <Row extends RowData>(props: RecordTableProps<Row>) => {
  const { view, hidden, density, rowSelection, sorting, isStale } = props;
  const { t } = useLingui();
  const { rows, page } = useRows(view, props.records);
  const { shown, records } = useRecordTable(view, rows, hidden);
  const [scroller, more] = useMore();
  const drawn = useDeferredValue(Infinity, SEEN_AT_ONCE);
  const selectable = page.filter(({ id }) => !rowSelection.fates.has(id));
  return (
    <div ref={scroller} className={classes["scroller"]} data-more={more}>
      <table
        aria-label={t(MENU_WORDS[view.name].title)}
        aria-busy={isStale}
        className={classes["table"]}
        style={{ minInlineSize: `${widthOf(shown)}rem` }}
        data-density={density}
        data-stale={isStale || undefined}
      >
        <thead>
          <tr>
            {shown.map(({ id, title, width, grows, isNumeric }, index) => (
              <th
                key={id}
                scope="col"
                // Without the box beside it.
                aria-label={index === 0 ? t(title) : undefined}
                style={grows ? {} : { inlineSize: `${width}rem` }}
                data-numeric={isNumeric}
                aria-sort={sorting.sort === id ? sorting.direction : undefined}
              >
                <div className={index === 0 ? classes["naming"] : undefined}>
                  {Object.hasOwn(view.source.definition.sorts, id) ? (
                    <SortButton column={id} title={title} sorting={sorting} />
                  ) : (
                    t(title)
                  )}
                  {index === 0 && (
                    <span className={classes["box"]}>
                      <SelectBox
                        label={t`Select all on this page`}
                        extent={extentOf(rowSelection.selection, selectable)}
                        onSelect={(isChosen) => rowSelection.select(selectable, isChosen)}
                      />
                    </span>
                  )}
                </div>
              </th>
            ))}
            <th scope="col" className={classes["menu"]}>
              <VisuallyHidden>{t`Actions`}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {records.slice(0, drawn).map(({ record, target, cells }) => (
            <MemoizedRow
              key={target.id}
              view={view}
              cells={cells}
              record={record}
              target={target}
              isSelected={rowSelection.selection.has(target.id)}
              fate={rowSelection.fates.get(target.id)}
              page={page}
              select={rowSelection.select}
              reach={rowSelection.reach}
            />
          ))}
          {records.slice(drawn).map(({ target }) => (
            <tr key={target.id} aria-hidden className={classes["coming"]} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
