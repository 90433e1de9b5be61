import { useLingui } from "@lingui/react/macro";
import { BarChart } from "@mantine/charts";
import { useDirection } from "@mantine/core";
import type { LocationAnalytics } from "../../../machines/use-cases/business-analytics.ts";
import { useFormats } from "../business/use-formats.ts";
import "@mantine/charts/styles.css";

/** Revenue by location as bars, labelled directly; the table beside it says the same in numbers. */
export const RevenueChart = ({ locations }: { locations: ReadonlyArray<LocationAnalytics> }) => {
  const { t } = useLingui();
  const { dir } = useDirection();
  const { money } = useFormats();
  const known = locations.flatMap(({ name, analytics }) =>
    analytics === undefined ? [] : [{ name, revenue: analytics.revenue }],
  );
  return (
    <div aria-hidden>
      <BarChart
        h={220}
        data={known}
        dataKey="name"
        series={[{ name: "revenue", label: t`Revenue`, color: "var(--console-mark)" }]}
        valueFormatter={(value) => money(value)}
        withBarValueLabel
        withTooltip={false}
        gridAxis="none"
        withYAxis={false}
        xAxisProps={{ reversed: dir === "rtl" }}
        // Nobody can go into what is hidden from those who cannot see it.
        barChartProps={{ accessibilityLayer: false }}
        barProps={{ maxBarSize: 72, isAnimationActive: false }}
      />
    </div>
  );
};
