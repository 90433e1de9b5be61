import { useLingui } from "@lingui/react/macro";
import * as Effect from "effect/Effect";
import { REVENUE_CURRENCY } from "../../../domain/business/growth.ts";
import { fileNameOf, type Period } from "../../../domain/business/period.ts";
import { type DayOfTrend, measured } from "../../../domain/business/trend.ts";
import { useSheets } from "../../parts/action/use-sheets.ts";
import { cellOf, moneyCell } from "./sheet-numbers.ts";

/** Saves the figures of each day that is known, of all locations or the one that is named, as a file, oldest first. */
export const useDaysExport = (
  period: Period,
  location: string | undefined,
): ((days: ReadonlyArray<DayOfTrend>) => void) => {
  const { t } = useLingui();
  const { save } = useSheets();
  return (days) =>
    save(
      Effect.succeed({
        name: `days-${fileNameOf(period, location)}`,
        header: [
          t`Day`,
          t`Revenue (${REVENUE_CURRENCY})`,
          t`Revenue in the previous period (${REVENUE_CURRENCY})`,
          t`Customers`,
          t`Orders`,
          t`Average per order (${REVENUE_CURRENCY})`,
        ],
        rows: days.map((day) => [
          day.date,
          moneyCell(day.revenue),
          cellOf(day.before?.revenue, moneyCell),
          day.customers,
          day.orders,
          cellOf(measured("average", day), moneyCell),
        ]),
      }),
    );
};
