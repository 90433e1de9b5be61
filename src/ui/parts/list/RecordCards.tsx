import { useLingui } from "@lingui/react/macro";
import type { RowData } from "@tanstack/react-table";
import { MENU_WORDS } from "../../resources.tsx";
import { FateWords } from "../value/FateWords.tsx";
import { targetOf } from "./list-view.ts";
import classes from "./RecordCards.module.css";
import type { RecordTableProps } from "./RecordTable.tsx";
import { RowEnd } from "./RowEnd.tsx";
import { SelectBox } from "./SelectBox.tsx";

/** Records as cards: face, name and two facts. */
export const RecordCards = <Row extends RowData>({
  view,
  rows,
  hidden,
  rowSelection,
  isStale,
}: Pick<RecordTableProps<Row>, "view" | "rows" | "hidden" | "rowSelection" | "isStale">) => {
  const { t } = useLingui();
  const [naming, ...columns] = view.columns;
  const facts = columns.filter(({ id }) => view.facts.includes(id) && !hidden.includes(id));
  const { idOf } = view.source.definition;
  return (
    <ul
      aria-label={t(MENU_WORDS[view.name].title)}
      aria-busy={isStale}
      data-stale={isStale || undefined}
      className={`console-list ${classes["cards"] ?? ""}`}
    >
      {rows.map((record) => {
        const key = idOf(record);
        const target = targetOf(view, record);
        const { name } = target;
        const fate = rowSelection.fates.get(key);
        return (
          <li key={key} data-record={key} className={classes["card"]} data-pending={fate}>
            <div className={classes["head"]}>
              <naming.Cell record={record} />
              <FateWords fate={fate} />
              <span className={classes["box"]}>
                <SelectBox
                  label={t`Select ${name}`}
                  extent={rowSelection.selection.has(key) ? "all" : "none"}
                  isDisabled={fate !== undefined}
                  onSelect={(isChosen) => rowSelection.select([target], isChosen)}
                />
              </span>
              <span className={classes["menu"]}>
                <RowEnd view={view} record={record} fate={fate} />
              </span>
            </div>
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
