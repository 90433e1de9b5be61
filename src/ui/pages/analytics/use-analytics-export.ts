import { useLingui } from "@lingui/react/macro";
import { REVENUE_CURRENCY } from "../../../domain/business/growth.ts";
import { nameOf } from "../../../domain/business/period.ts";
import type { SheetCell } from "../../../domain/sheet.ts";
import type { AnalyticsReport, LocationAnalytics } from "../../../machines/use-cases/business-analytics.ts";
import { useApp } from "../../app-context.ts";
import { shownLocation } from "./shown-location.ts";
import { useComparison } from "./use-comparison.ts";

/** Saves the figures that are shown, then those of each location, as a file; what is not known stays empty. */
export const useAnalyticsExport = (): ((report: AnalyticsReport) => void) => {
  const { t } = useLingui();
  const { saveSheet } = useApp();
  const comparison = useComparison();
  return (report) => {
    const { analytics, locations = [], period } = report;
    const rowOf = ({
      name,
      analytics: figures,
    }: Pick<LocationAnalytics, "name" | "analytics">): ReadonlyArray<SheetCell> => {
      if (figures === undefined) return [name, "", "", "", "", ""];
      const { before = "", growth = "" } = comparison(figures, period);
      return [name, figures.revenue, before, figures.customers, figures.orders, growth];
    };
    const shown = shownLocation(report) ?? t`All locations`;
    void saveSheet(
      {
        name: `analytics-${nameOf(period)}`,
        header: [
          t({ message: "Location", context: "of a business" }),
          t`Revenue (${REVENUE_CURRENCY})`,
          t`Revenue in the previous period (${REVENUE_CURRENCY})`,
          t`Customers`,
          t`Orders`,
          t`Growth`,
        ],
        rows: [{ name: shown, analytics }, ...locations].map(rowOf),
      },
      new AbortController().signal,
    );
  };
};
