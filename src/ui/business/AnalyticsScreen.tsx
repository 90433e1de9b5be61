import { Trans, useLingui } from "@lingui/react/macro";
import {
  Button,
  Group,
  NativeSelect,
  SegmentedControl,
  SimpleGrid,
  Skeleton,
  Stack,
  Title,
} from "@mantine/core";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { lazy, Suspense, use, useDeferredValue } from "react";
import { type BusinessAnalytics, revenueBefore, TIME_FRAMES, timeFrame } from "../../domain/business.ts";
import { isId } from "../../domain/id.ts";
import type { Read } from "../../machines/console.ts";
import type { AnalyticsReport, AnalyticsRequest } from "../../machines/programs/business-analytics.ts";
import { ReadResult } from "../feedback/ReadResult.tsx";
import "@mantine/core/styles/SegmentedControl.css";
import "@mantine/core/styles/SimpleGrid.css";
import { FigureTile } from "../figures/FigureTile.tsx";
import { RevenueTable } from "./RevenueTable.tsx";
import { useFormats } from "./use-formats.ts";
import classes from "./AnalyticsScreen.module.css";

const RevenueChart = lazy(async () => ({ default: (await import("./RevenueChart.tsx")).RevenueChart }));

interface AnalyticsScreenProps {
  readonly request: AnalyticsRequest;
  readonly report: Promise<Read<AnalyticsReport>>;
  readonly onRequest: (request: AnalyticsRequest) => void;
  readonly onExport: (report: AnalyticsReport) => void;
  readonly onPrint: () => void;
  readonly onRetry: () => void;
}

const Figures = ({ analytics }: { analytics: BusinessAnalytics }) => {
  const { t } = useLingui();
  const { number, money, growth } = useFormats();
  const before = revenueBefore(analytics);
  const revenueThen = before === undefined ? undefined : money(before);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }}>
      <FigureTile
        label={t`Revenue`}
        value={money(analytics.revenue)}
        note={
          revenueThen === undefined ? (
            <Trans>Nothing to compare with in the period before</Trans>
          ) : (
            <Trans>{revenueThen} in the period before</Trans>
          )
        }
      />
      <FigureTile label={t`Customers`} value={number(analytics.customers)} />
      <FigureTile label={t`Orders`} value={number(analytics.orders)} />
      <FigureTile
        label={t`Growth`}
        value={before === undefined ? "—" : growth(analytics.growth)}
        note={t`Revenue, against the period before`}
      />
    </SimpleGrid>
  );
};

const Locations = ({ report }: { report: AnalyticsReport }) =>
  report.locations.length === 0 ? null : (
    <section className="console-surface" aria-labelledby="revenue-by-location">
      <Stack gap="md" p="lg">
        <Title order={2} id="revenue-by-location">
          <Trans>Revenue by location</Trans>
        </Title>
        <Suspense fallback={<Skeleton height={220} />}>
          <RevenueChart locations={report.locations} />
        </Suspense>
        <RevenueTable locations={report.locations} />
      </Stack>
    </section>
  );

const LocationSelect = ({
  report,
  request,
  onRequest,
}: Pick<AnalyticsScreenProps, "request" | "onRequest"> & { report: AnalyticsReport }) => {
  const { t } = useLingui();
  return (
    <NativeSelect
      aria-label={t`Location`}
      value={request.location ?? ""}
      data={[
        { value: "", label: t`All locations` },
        ...report.locations.map(({ location }) => ({ value: location.locationId, label: location.name })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        onRequest({ ...request, location: isId<"business location">(value) ? value : undefined })
      }
    />
  );
};

const Report = ({ isStale, ...props }: AnalyticsScreenProps & { isStale: boolean }) => (
  <ReadResult result={use(props.report)} onRetry={props.onRetry}>
    {(report) => (
      <Stack gap="lg" aria-busy={isStale} className={isStale ? (classes["stale"] ?? "") : ""}>
        <Group gap="sm" className={classes["controls"] ?? ""}>
          {report.locations.length > 0 && <LocationSelect {...props} report={report} />}
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
            onClick={() => props.onExport(report)}
          >
            <Trans>Export as CSV</Trans>
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.5} aria-hidden />}
            onClick={props.onPrint}
          >
            <Trans>Print</Trans>
          </Button>
        </Group>
        <Figures analytics={report.analytics} />
        <Locations report={report} />
      </Stack>
    )}
  </ReadResult>
);

const TimeFrames = ({ request, onRequest }: Pick<AnalyticsScreenProps, "request" | "onRequest">) => {
  const { t } = useLingui();
  const words = { "7d": t`7 days`, "30d": t`30 days`, "90d": t`90 days`, "365d": t`365 days` };
  return (
    <SegmentedControl
      aria-label={t`Time frame`}
      value={request.frame}
      data={TIME_FRAMES.map((frame) => ({ value: frame, label: words[frame] }))}
      onChange={(value) => onRequest({ ...request, frame: timeFrame(value) })}
      className={classes["controls"] ?? ""}
      classNames={{ root: classes["frames"] ?? "", label: classes["frame"] ?? "" }}
    />
  );
};

/** How the business does (§2, §3, §9): figures of a time frame, at one location or all. */
export const AnalyticsScreen = (props: AnalyticsScreenProps) => {
  const shown = useDeferredValue(props.report);
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Title order={1}>
          <Trans>Analytics</Trans>
        </Title>
        <TimeFrames {...props} />
      </Group>
      <Suspense
        fallback={
          <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }}>
            {[0, 1, 2, 3].map((tile) => (
              <Skeleton key={tile} height={110} radius="md" />
            ))}
          </SimpleGrid>
        }
      >
        <Report {...props} report={shown} isStale={shown !== props.report} />
      </Suspense>
    </Stack>
  );
};
