import { Trans, useLingui } from "@lingui/react/macro";
import { Box } from "@mantine/core";
import type { BusinessAnalytics } from "../../../domain/business.ts";
import { areKnown } from "../../../domain/business/comparison.ts";
import type { Period } from "../../../domain/business/period.ts";
import type { LocationAnalytics } from "../../../machines/use-cases/business-analytics.ts";
import { useApp } from "../../app-context.ts";
import { useFormats } from "../business/use-formats.ts";
import { useComparison } from "./use-comparison.ts";

const DIMMED = { color: "var(--mantine-color-dimmed)" };
const WIDE_ENOUGH = { minInlineSize: "26.25rem" };

interface RevenueTableProps {
  readonly locations: ReadonlyArray<LocationAnalytics>;
  readonly period: Period;
}

/**
 * The chart's numbers, for who reads them rather than sees them. A location that could not be read says so; of one of
 * whose days none is known nothing is said (D71).
 */
export const RevenueTable = ({ locations, period }: RevenueTableProps) => {
  const { t } = useLingui();
  const { number, money, growth } = useFormats();
  const comparison = useComparison();
  const { today } = useApp();
  const shown = (figures: BusinessAnalytics, text: string): string =>
    areKnown(figures, period, today()) ? text : "—";
  return (
    <Box
      className="console-scroll"
      // Arrow keys scroll it where it is wider than the page.
      tabIndex={0}
      role="group"
      aria-label={t`Revenue by location`}
    >
      <table className="console-table" style={WIDE_ENOUGH} aria-label={t`Revenue by location`}>
        <thead>
          <tr>
            <th>
              <Trans context="of a business">Location</Trans>
            </th>
            {[t`Revenue`, t`Customers`, t`Orders`, t`Growth`].map((title) => (
              <th key={title} data-numeric>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {locations.map(({ locationId, name, analytics }) => (
            <tr key={locationId}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {analytics === undefined ? (
                <td colSpan={4} style={DIMMED}>
                  {t`Could not be loaded`}
                </td>
              ) : (
                <>
                  <td data-numeric>{shown(analytics, money(analytics.revenue))}</td>
                  <td data-numeric>{shown(analytics, number(analytics.customers))}</td>
                  <td data-numeric>{shown(analytics, number(analytics.orders))}</td>
                  <td data-numeric>{shown(analytics, growth(comparison(analytics, period).growth))}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
};
