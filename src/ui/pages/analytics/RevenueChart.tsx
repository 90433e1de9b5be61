import { type Asked, compared } from "../../../domain/business/comparison.ts";
import type { LocationAnalytics } from "../../../machines/use-cases/business/business-analytics.ts";
import { useFormats } from "../../parts/business/use-formats.ts";
import classes from "./RevenueChart.module.css";

interface RevenueChartProps {
  readonly locations: ReadonlyArray<LocationAnalytics>;
  readonly asked: Asked;
}

/** Revenue by location as bars, labelled directly; the table beside it says the same in numbers. */
export const RevenueChart = ({ locations, asked }: RevenueChartProps) => {
  const { money } = useFormats();
  const known = locations.flatMap(({ locationId, name, analytics }) =>
    analytics === undefined || !compared(analytics, asked).isKnown
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
