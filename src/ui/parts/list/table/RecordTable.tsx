import { useLingui } from "@lingui/react/macro";
import { VisuallyHidden } from "@mantine/core";
import { memo, useDeferredValue } from "react";
import type { Target } from "../../../../domain/deletion.ts";
import type { Density } from "../../../../domain/list-preferences.ts";
import { extentOf } from "../../../../domain/lists/selection.ts";
import type { Fate } from "../../../../machines/deletion/deletion.view.ts";
import { MENU_WORDS } from "../../../resources.tsx";
import { FateWords } from "../../value/FateWords.tsx";
import { type ListColumn, type ListView, widthOf } from "../list-view.ts";
import classes from "./RecordTable.module.css";
import { RecordBox } from "./RecordBox.tsx";
import { RowEnd } from "./RowEnd.tsx";
import { SelectBox } from "./SelectBox.tsx";
import { SortButton, type Sorting } from "./SortButton.tsx";
import { useMore } from "./use-more.ts";
import type { RowSelection } from "../selection/use-row-selection.ts";
import { type ListedRow, useRows } from "./use-rows.ts";

export interface RecordTableProps<Row> {
  readonly view: ListView<Row>;
  readonly records: ReadonlyArray<Row>;
  /** The columns that are shown; the first names the record. */
  readonly columns: ReadonlyArray<ListColumn<Row>>;
  readonly density: Density;
  readonly rowSelection: RowSelection;
  readonly sorting: Sorting;
  /** Whether newer rows are on their way. */
  readonly isStale: boolean;
}

interface RowProps<Row>
  extends
    ListedRow<Row>,
    Pick<RowSelection, "select" | "reach">,
    Pick<RecordTableProps<Row>, "view" | "columns"> {
  readonly isSelected: boolean;
  readonly fate: Fate | undefined;
  readonly page: ReadonlyArray<Target>;
}

const Row = <Row,>(props: RowProps<Row>) => {
  const { view, columns, record, target, isSelected, fate } = props;
  const [naming, ...rest] = columns;
  return (
    <tr data-record={target.id} data-selected={isSelected || undefined} data-pending={fate}>
      <th scope="row" aria-label={target.name}>
        <div className={classes["naming"]}>
          {naming !== undefined && <naming.Cell record={record} />}
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
      {rest.map(({ id, isNumeric, Cell }) => (
        <td key={id} data-numeric={isNumeric}>
          <Cell record={record} />
        </td>
      ))}
      <td className={classes["menu"]}>
        <RowEnd view={view} target={target} fate={fate} />
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
export const RecordTable = <Row,>(props: RecordTableProps<Row>) => {
  const { view, columns, density, rowSelection, sorting, isStale } = props;
  const { t } = useLingui();
  const { rows, page } = useRows(view, props.records);
  const [scroller, more] = useMore();
  const drawn = useDeferredValue(Infinity, SEEN_AT_ONCE);
  const selectable = page.filter(({ id }) => !rowSelection.fates.has(id));
  return (
    <div ref={scroller} className={classes["scroller"]} data-more={more}>
      <table
        aria-label={t(MENU_WORDS[view.name].title)}
        aria-busy={isStale}
        className={classes["table"]}
        style={{ minInlineSize: `${widthOf(columns)}rem` }}
        data-density={density}
        data-stale={isStale || undefined}
      >
        <thead>
          <tr>
            {columns.map(({ id, title, width, grows, isNumeric }, index) => (
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
          {rows.slice(0, drawn).map(({ record, target }) => (
            <MemoizedRow
              key={target.id}
              view={view}
              columns={columns}
              record={record}
              target={target}
              isSelected={rowSelection.selection.has(target.id)}
              fate={rowSelection.fates.get(target.id)}
              page={page}
              select={rowSelection.select}
              reach={rowSelection.reach}
            />
          ))}
          {rows.slice(drawn).map(({ target }) => (
            <tr key={target.id} aria-hidden className={classes["coming"]} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
