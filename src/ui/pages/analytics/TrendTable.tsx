import { useLingui } from "@lingui/react/macro";
import { measured, type Trend } from "../../../domain/business/trend.ts";
import { useFormats } from "../../parts/business/use-formats.ts";
import { NumbersTable } from "./NumbersTable.tsx";
import classes from "./TrendTable.module.css";

interface TrendTableProps {
  readonly trend: Trend;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** The numbers of the trend, the latest first. */
export const TrendTable = ({ trend, isOpen, onToggle }: TrendTableProps) => {
  const { t } = useLingui();
  const { number, money, days } = useFormats();
  return (
    <details
      open={isOpen}
      // It tells of what it was told, too.
      onToggle={({ currentTarget: { open } }) => open !== isOpen && onToggle(open)}
    >
      <summary>{t`Show as a table`}</summary>
      <NumbersTable
        label={t`Trend, in numbers`}
        head={trend.isByWeek ? t`Week from` : t`Day`}
        columns={[
          t`Revenue`,
          t`Revenue in the previous period`,
          t`Customers`,
          t`Orders`,
          t`Average per order`,
        ]}
        className={classes["table"]}
      >
        {trend.spans.toReversed().map(({ from, to, isLonger, now, before }) => {
          const average = measured("average", now);
          return (
            <tr key={from}>
              <th scope="row" data-day={!isLonger || undefined}>
                {days(from, isLonger ? to : undefined)}
              </th>
              <td data-numeric>{now === undefined ? "—" : money(now.revenue)}</td>
              <td data-numeric>{before === undefined ? "—" : money(before.revenue)}</td>
              <td data-numeric>{now === undefined ? "—" : number(now.customers)}</td>
              <td data-numeric>{now === undefined ? "—" : number(now.orders)}</td>
              <td data-numeric>{average === undefined ? "—" : money(average)}</td>
            </tr>
          );
        })}
      </NumbersTable>
    </details>
  );
};
