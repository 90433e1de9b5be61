import { useLingui } from "@lingui/react/macro";
import type { BusinessAnalytics } from "../../../domain/business.ts";
import { REVENUE_CURRENCY, revenueBefore } from "../../../domain/business/growth.ts";
import { nameOf } from "../../../domain/business/period.ts";
import type { SheetCell } from "../../../domain/sheet.ts";
import type { AnalyticsReport, AnalyticsRequest } from "../../../machines/use-cases/business-analytics.ts";
import { useApp } from "../../app-context.ts";
import { shownLocation } from "./shown-location.ts";

const rowOf = (name: string, figures: BusinessAnalytics | undefined): ReadonlyArray<SheetCell> =>
  figures === undefined
    ? [name, "", "", "", "", ""]
    : [
        name,
        figures.revenue,
        revenueBefore(figures) ?? "",
        figures.customers,
        figures.orders,
        figures.growth,
      ];

/** Saves the figures that are shown, then those of each location, as a file; what could not be read stays empty. */
export const useAnalyticsExport = (
  locationId: AnalyticsRequest["locationId"],
): ((report: AnalyticsReport) => void) => {
  const { t } = useLingui();
  const { saveSheet } = useApp();
  return (report) => {
    const { analytics, locations = [] } = report;
    const shown = shownLocation(locationId, report) ?? t`All locations`;
    void saveSheet(
      {
        name: `analytics-${nameOf(report.period)}`,
        header: [
          t({ message: "Location", context: "of a business" }),
          t`Revenue (${REVENUE_CURRENCY})`,
          t`Revenue in the previous period (${REVENUE_CURRENCY})`,
          t`Customers`,
          t`Orders`,
          t`Growth`,
        ],
        rows: [
          rowOf(shown, analytics),
          ...locations.map(({ name, analytics: figures }) => rowOf(name, figures)),
        ],
      },
      new AbortController().signal,
    );
  };
};
