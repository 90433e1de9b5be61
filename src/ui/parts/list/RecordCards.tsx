import { useLingui } from "@lingui/react/macro";
import { FlexRender, type RowData } from "@tanstack/react-table";
import { RESOURCE_WORDS } from "../../resources.tsx";
import { FateWords } from "../value/FateWords.tsx";
import { targetOf } from "./list-view.ts";
import classes from "./RecordCards.module.css";
import type { RecordTableProps } from "./RecordTable.tsx";
import { RowMenu } from "./RowMenu.tsx";
import { SelectBox } from "./SelectBox.tsx";
import { useRecordTable } from "./use-record-table.ts";

export const RecordCards = <Row extends RowData>({
  view,
  rows,
  hidden,
  rowSelection,
  isStale,
}: Pick<RecordTableProps<Row>, "view" | "rows" | "hidden" | "rowSelection" | "isStale">) => {
  const { t } = useLingui();
  const { shown, records } = useRecordTable(view, rows, hidden);
  return (
    <ul
      aria-label={t(RESOURCE_WORDS[view.name].title)}
      aria-busy={isStale}
      data-stale={isStale || undefined}
      className={`console-list ${classes["cards"] ?? ""}`}
    >
      {records.map(({ key, record, cells: [naming, ...cells] }) => {
        const target = targetOf(view, record);
        const { name } = target;
        const fate = rowSelection.fates.get(key);
        return (
          <li key={key} data-record={key} className={classes["card"]} data-pending={fate}>
            <div className={classes["head"]}>
              {naming !== undefined && <FlexRender cell={naming} />}
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
                <RowMenu target={{ ...target, isBanned: view.isBanned?.(record) }} fate={fate} />
              </span>
            </div>
            <dl>
              {cells.map((cell, index) => {
                const column = shown[index + 1];
                if (column === undefined) return null;
                return (
                  <div key={cell.id} className={classes["field"]}>
                    <dt>{t(column.title)}</dt>
                    <dd>
                      <FlexRender cell={cell} />
                    </dd>
                  </div>
                );
              })}
            </dl>
          </li>
        );
      })}
    </ul>
  );
};
