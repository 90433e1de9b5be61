import { useLingui } from "@lingui/react/macro";
import * as Effect from "effect/Effect";
import { REVENUE_CURRENCY } from "../../../domain/business/growth.ts";
import { compared } from "../../../domain/business/comparison.ts";
import { fileNameOf } from "../../../domain/business/period.ts";
import type { SheetCell } from "../../../domain/sheet.ts";
import type {
  AnalyticsReport,
  LocationAnalytics,
} from "../../../machines/use-cases/business/business-analytics.ts";
import { useSheets } from "../../parts/action/use-sheets.ts";
import { cellOf, growthCell, moneyCell } from "./sheet-numbers.ts";
import { shownLocation } from "./shown-location.ts";

/**
 * Saves the figures that are shown as a file, after those of all locations those of each; what is not known stays empty.
 */
export const useAnalyticsExport = (): ((report: AnalyticsReport) => void) => {
  const { t } = useLingui();
  const { save } = useSheets();
  return (report) => {
    const { analytics, locations = [], period } = report;
    const rowOf = ({
      name,
      analytics: figures,
    }: Pick<LocationAnalytics, "name" | "analytics">): ReadonlyArray<SheetCell> => {
      const told = figures && compared(figures, report);
      if (figures === undefined || told?.isKnown !== true) return [name, "", "", "", "", ""];
      const { before, growth } = told;
      return [
        name,
        moneyCell(figures.revenue),
        cellOf(before, moneyCell),
        figures.customers,
        figures.orders,
        cellOf(growth, growthCell),
      ];
    };
    const shown = shownLocation(report);
    save(
      Effect.succeed({
        name: `analytics-${fileNameOf(period, shown)}`,
        header: [
          t({ message: "Location", context: "of a business" }),
          t`Revenue (${REVENUE_CURRENCY})`,
          t`Revenue in the previous period (${REVENUE_CURRENCY})`,
          t`Customers`,
          t`Orders`,
          t`Growth`,
        ],
        rows: [{ name: shown ?? t`All locations`, analytics }, ...(shown === undefined ? locations : [])].map(
          rowOf,
        ),
      }),
    );
  };
};
