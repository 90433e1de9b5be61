import { Trans, useLingui } from "@lingui/react/macro";
import { Table } from "@mantine/core";
import type { LocationAnalytics } from "../../../machines/use-cases/business-analytics.ts";
import { useFormats } from "./use-formats.ts";

const END = { textAlign: "end", fontVariantNumeric: "tabular-nums" } as const;

/** The chart's numbers, for who reads them rather than sees them; a location that could not be read says so. */
export const RevenueTable = ({ locations }: { locations: ReadonlyArray<LocationAnalytics> }) => {
  const { t } = useLingui();
  const { number, money, growth } = useFormats();
  return (
    <Table.ScrollContainer
      minWidth={420}
      type="native"
      // Arrow keys scroll it where it is wider than the page.
      tabIndex={0}
      role="region"
      aria-label={t`Revenue by location`}
    >
      <Table aria-label={t`Revenue by location`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Location</Trans>
            </Table.Th>
            <Table.Th style={END}>
              <Trans>Revenue</Trans>
            </Table.Th>
            <Table.Th style={END}>
              <Trans>Customers</Trans>
            </Table.Th>
            <Table.Th style={END}>
              <Trans>Orders</Trans>
            </Table.Th>
            <Table.Th style={END}>
              <Trans>Growth</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {locations.map(({ location, analytics }) => (
            <Table.Tr key={location.locationId}>
              <Table.Th scope="row" fw={500}>
                <bdi>{location.name}</bdi>
              </Table.Th>
              {analytics === undefined ? (
                <Table.Td colSpan={4} c="dimmed">
                  <Trans>Could not be read</Trans>
                </Table.Td>
              ) : (
                <>
                  <Table.Td style={END}>{money(analytics.revenue)}</Table.Td>
                  <Table.Td style={END}>{number(analytics.customers)}</Table.Td>
                  <Table.Td style={END}>{number(analytics.orders)}</Table.Td>
                  <Table.Td style={END}>{growth(analytics)}</Table.Td>
                </>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
};
