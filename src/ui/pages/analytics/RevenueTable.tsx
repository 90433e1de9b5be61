import { useLingui } from "@lingui/react/macro";
import type { BusinessAnalytics } from "../../../domain/business.ts";
import { type Asked, compared } from "../../../domain/business/comparison.ts";
import type { LocationAnalytics } from "../../../machines/use-cases/business/business-analytics.ts";
import { useFormats } from "../../parts/business/use-formats.ts";
import { NumbersTable } from "./NumbersTable.tsx";

const DIMMED = { color: "var(--mantine-color-dimmed)" };
const WIDE_ENOUGH = { minInlineSize: "26.25rem" };

interface RevenueTableProps {
  readonly locations: ReadonlyArray<LocationAnalytics>;
  readonly asked: Asked;
}

const Cells = ({ figures, asked }: { figures: BusinessAnalytics; asked: Asked }) => {
  const { number, money, growth } = useFormats();
  const { isKnown, growth: grown } = compared(figures, asked);
  const shown = (text: string): string => (isKnown ? text : "—");
  return (
    <>
      <td data-numeric>{shown(money(figures.revenue))}</td>
      <td data-numeric>{shown(number(figures.customers))}</td>
      <td data-numeric>{shown(number(figures.orders))}</td>
      <td data-numeric>{shown(growth(grown))}</td>
    </>
  );
};

/**
 * The chart's numbers, for who reads them rather than sees them. A location that could not be read says so; of one of
 * whose days none is known nothing is said (D71).
 */
export const RevenueTable = ({ locations, asked }: RevenueTableProps) => {
  const { t } = useLingui();
  return (
    <NumbersTable
      label={t`Revenue by location`}
      head={t({ message: "Location", context: "of a business" })}
      columns={[t`Revenue`, t`Customers`, t`Orders`, t`Growth`]}
      style={WIDE_ENOUGH}
    >
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
            <Cells figures={analytics} asked={asked} />
          )}
        </tr>
      ))}
    </NumbersTable>
  );
};
