import { useLingui } from "@lingui/react/macro";
import { MENU_WORDS } from "../../../resources.tsx";
import { FateWords } from "../../value/FateWords.tsx";
import { factsOf } from "../list-view.ts";
import classes from "./RecordCards.module.css";
import type { RecordTableProps } from "./RecordTable.tsx";
import { RecordBox } from "./RecordBox.tsx";
import { RowEnd } from "./RowEnd.tsx";
import { useRows } from "./use-rows.ts";

interface RecordCardsProps<Row> extends Pick<
  RecordTableProps<Row>,
  "view" | "records" | "columns" | "rowSelection" | "isStale"
> {
  /** The column that the rows are sorted by. */
  readonly sort: string | undefined;
}

/** Records as cards: face, name, two facts, and what they are sorted by. */
export const RecordCards = <Row,>({
  view,
  records,
  columns,
  rowSelection,
  isStale,
  sort,
}: RecordCardsProps<Row>) => {
  const { t } = useLingui();
  const [naming] = view.columns;
  const facts = factsOf(view, columns, sort);
  const { rows, page } = useRows(view, records);
  return (
    <ul
      aria-label={t(MENU_WORDS[view.name].title)}
      aria-busy={isStale}
      data-stale={isStale || undefined}
      className={`console-list ${classes["cards"] ?? ""}`}
    >
      {rows.map(({ record, target }) => {
        const { id: key } = target;
        const fate = rowSelection.fates.get(key);
        return (
          <li key={key} data-record={key} className={classes["card"]} data-pending={fate}>
            <div className={classes["head"]}>
              <naming.Cell record={record} />
              <span className={classes["box"]}>
                <RecordBox
                  {...rowSelection}
                  target={target}
                  page={page}
                  isSelected={rowSelection.selection.has(key)}
                  fate={fate}
                />
              </span>
              <span className={classes["menu"]}>
                <RowEnd view={view} target={target} fate={fate} />
              </span>
            </div>
            {fate !== undefined && (
              <p className={classes["fate"]}>
                <FateWords fate={fate} />
              </p>
            )}
            <dl>
              {facts.map(({ id, title, Cell }) => (
                <div key={id} className={classes["field"]}>
                  <dt>{t(title)}</dt>
                  <dd>
                    <Cell record={record} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
};
