import { useLingui } from "@lingui/react/macro";
import type { DayFigures } from "../../../domain/business.ts";
import { latestDays } from "../../../domain/business/latest-days.ts";
import { utcDay } from "../../../domain/calendar-date.ts";
import type { Takings } from "../../../domain/days/takings.ts";
import { useApp } from "../../app-context.ts";
import { FigureTile } from "../../parts/figures/FigureTile.tsx";
import { useEachDay } from "../../parts/time/use-each-day.ts";

/** What figures look like in the business area. */
interface Formats {
  readonly number: (value: number) => string;
  readonly money: (value: number) => string;
  readonly change: (now: number, before: number) => string | undefined;
}

interface OfDaysProps {
  readonly label: string;
  readonly measure: keyof Takings;
  readonly now: Takings | undefined;
  readonly before: Takings | undefined;
  readonly isComparable: boolean;
  readonly change: Formats["change"];
  readonly written: (value: number) => string;
}

/** The latest days and as many before, of one measure. */
const OfDays = ({ label, measure, now, before, isComparable, change, written }: OfDaysProps) => {
  const { t } = useLingui();
  const then = before === undefined ? undefined : written(before[measure]);
  const share = isComparable && now && before ? change(now[measure], before[measure]) : undefined;
  return (
    <FigureTile
      label={label}
      value={now === undefined ? "—" : written(now[measure])}
      note={
        then === undefined
          ? t`There are no days before to compare with`
          : share === undefined
            ? t`${then} in the 7 days before`
            : t`${share}, from ${then} in the 7 days before`
      }
    />
  );
};

/** Today, and the week that ends with it, against the same days before. A day that is not over has no share to tell. */
export const LatestDays = ({ series, formats }: { series: ReadonlyArray<DayFigures>; formats: Formats }) => {
  const { t } = useLingui();
  useEachDay();
  const { now } = useApp();
  const { number, money, change } = formats;
  const { day, week: taken } = latestDays(series, utcDay(now()));
  const then = day.before && money(day.before.revenue);
  const week = { ...taken, change };
  return (
    <>
      <FigureTile
        label={t`Revenue today`}
        value={day.now === undefined ? "—" : money(day.now.revenue)}
        note={
          then === undefined
            ? t`There are no days before to compare with`
            : t`${then} on the whole day a week before`
        }
      />
      <OfDays label={t`Revenue, last 7 days`} measure="revenue" written={money} {...week} />
      <OfDays label={t`Orders, last 7 days`} measure="orders" written={number} {...week} />
      <OfDays label={t`Customers, last 7 days`} measure="customers" written={number} {...week} />
    </>
  );
};
