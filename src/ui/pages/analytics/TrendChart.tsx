import { LineChart } from "@mantine/charts";
import { Group, Text, useDirection } from "@mantine/core";
import { useLingui } from "@lingui/react/macro";
import lines from "../../parts/figures/line-key.module.css";
import "@mantine/charts/styles.css";

interface TrendChartProps {
  /** Oldest first; nothing where it is not known. */
  readonly points: ReadonlyArray<{
    readonly span: string;
    readonly now: number | undefined;
    readonly before: number | undefined;
  }>;
  /** What is measured, in words. */
  readonly label: string;
  readonly valueOf: (value: number) => string;
  /** The same, short enough for an axis. */
  readonly axisValueOf: (value: number) => string;
}

const MOST_DOTS = 31;

/** A period as a line, and the one before as a dashed one; days that are not known are gaps. */
export const TrendChart = ({ points, label, valueOf, axisValueOf }: TrendChartProps) => {
  const { t } = useLingui();
  const { dir } = useDirection();
  const isMirrored = dir === "rtl";
  const previous = t`Previous period`;
  return (
    <div>
      <Group gap="lg" mb="xs">
        {[
          { words: label, line: "first" },
          { words: previous, line: "second" },
        ].map(({ words, line }) => (
          <Text key={line} size="sm">
            <span className={`${lines["key"]} ${lines[line]}`} />
            {words}
          </Text>
        ))}
      </Group>
      <LineChart
        h={240}
        data={[...points]}
        dataKey="span"
        series={[
          { name: "now", label, color: "var(--console-mark)" },
          {
            name: "before",
            label: previous,
            color: "var(--console-mark-second)",
            strokeDasharray: "5 3",
          },
        ]}
        valueFormatter={valueOf}
        curveType="linear"
        withDots={points.length <= MOST_DOTS}
        connectNulls={false}
        gridAxis="x"
        xAxisProps={{ reversed: isMirrored, interval: "equidistantPreserveStart", minTickGap: 24 }}
        yAxisProps={{
          orientation: isMirrored ? "right" : "left",
          width: 80,
          tickMargin: 12,
          tickFormatter: axisValueOf,
        }}
        lineProps={{ isAnimationActive: false }}
        tooltipAnimationDuration={0}
        lineChartProps={{ title: label }}
      />
    </div>
  );
};
