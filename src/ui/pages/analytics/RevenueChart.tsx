import { areKnown } from "../../../domain/business/comparison.ts";
import type { Period } from "../../../domain/business/period.ts";
import type { LocationAnalytics } from "../../../machines/use-cases/business-analytics.ts";
import { useApp } from "../../app-context.ts";
import { useFormats } from "../business/use-formats.ts";
import classes from "./RevenueChart.module.css";

interface RevenueChartProps {
  readonly locations: ReadonlyArray<LocationAnalytics>;
  readonly period: Period;
}

/** Revenue by location as bars, labelled directly; the table beside it says the same in numbers. */
export const RevenueChart = ({ locations, period }: RevenueChartProps) => {
  const { money } = useFormats();
  const { today } = useApp();
  const known = locations.flatMap(({ locationId, name, analytics }) =>
    analytics === undefined || !areKnown(analytics, period, today())
      ? []
      : [{ locationId, name, revenue: analytics.revenue }],
  );
  const most = Math.max(1, ...known.map(({ revenue }) => revenue));
  return (
    <div className={classes["bars"]} aria-hidden>
      {known.map(({ locationId, name, revenue }) => (
        <div key={locationId} className={classes["row"]}>
          <bdi>{name}</bdi>
          <div
            className={classes["bar"]}
            data-bar={locationId}
            style={{ inlineSize: `${String((Math.max(0, revenue) / most) * 100)}%` }}
          />
          <span>{money(revenue)}</span>
        </div>
      ))}
    </div>
  );
};
