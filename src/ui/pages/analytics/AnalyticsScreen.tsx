import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Anchor, Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Suspense, use, useDeferredValue } from "react";
import { type BusinessAnalytics, revenueBefore } from "../../../domain/business.ts";
import { daysOf, TIME_FRAMES } from "../../../domain/time-frame.ts";
import { isId } from "../../../domain/id.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { Read } from "../../../machines/app.ts";
import type { AnalyticsReport, AnalyticsRequest } from "../../../machines/use-cases/business-analytics.ts";
import { Loaded } from "../../parts/opening/Loaded.tsx";
import { part } from "../../parts/opening/part.ts";
import { Section } from "../../parts/section/Section.tsx";
import { PlainSelect } from "../../parts/select/PlainSelect.tsx";
import { TryAgain } from "../../parts/feedback/TryAgain.tsx";
import { FailurePanel } from "../../parts/feedback/FailurePanel.tsx";
import { Waiting } from "../../parts/feedback/Waiting.tsx";
import { FigureTile } from "../../parts/figures/FigureTile.tsx";
import { PageTitle } from "../../parts/page-title/PageTitle.tsx";
import grids from "../../parts/figures/grids.module.css";
import { RevenueTable } from "./RevenueTable.tsx";
import { TrendSection } from "./TrendSection.tsx";
import { Segments } from "./Segments.tsx";
import { shownLocation } from "./shown-location.ts";
import { useFormats } from "../business/use-formats.ts";
import classes from "./AnalyticsScreen.module.css";

const revenueChart = part(async () => (await import("./charts.ts")).RevenueChart);

interface AnalyticsScreenProps {
  readonly request: AnalyticsRequest;
  readonly report: Promise<Read<AnalyticsReport | undefined>>;
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
    <div className={grids["amounts"]}>
      <FigureTile
        label={t`Revenue`}
        value={money(analytics.revenue)}
        note={
          revenueThen === undefined ? (
            <Trans>There is no previous period to compare with</Trans>
          ) : (
            <Trans>{revenueThen} in the previous period</Trans>
          )
        }
      />
      <FigureTile
        label={t`Growth`}
        value={growth(analytics)}
        note={t`Revenue, compared with the previous period`}
      />
      <FigureTile label={t`Customers`} value={number(analytics.customers)} note={t`In this period`} />
      <FigureTile label={t`Orders`} value={number(analytics.orders)} note={t`In this period`} />
    </div>
  );
};

const Locations = ({ report, onRetry }: { report: AnalyticsReport; onRetry: () => void }) => {
  const { locations } = report;
  return (
    <Section title={<Trans>Revenue by location</Trans>}>
      {locations === undefined && (
        <Group gap="sm">
          <Text size="sm" c="dimmed">
            <Trans>The locations could not be loaded, so their figures are missing here.</Trans>
          </Text>
          <TryAgain size="compact-sm" onRetry={onRetry} />
        </Group>
      )}
      {locations?.length === 0 && (
        <Text size="sm" c="dimmed">
          <Trans>
            No locations yet. They come from your Google listing:{" "}
            <Anchor inherit underline="always" renderRoot={(props) => <Link to="/business" {...props} />}>
              connect it and sync
            </Anchor>
            .
          </Trans>
        </Text>
      )}
      {locations !== undefined && locations.length > 0 && (
        <>
          <Loaded part={revenueChart} fallback={<Skeleton height={220} />}>
            {(RevenueChart) => <RevenueChart locations={locations} />}
          </Loaded>
          <RevenueTable locations={locations} />
        </>
      )}
    </Section>
  );
};

const LocationSelect = ({
  report,
  request,
  onRequest,
}: Pick<AnalyticsScreenProps, "request" | "onRequest"> & { report: AnalyticsReport }) => {
  const { t } = useLingui();
  const { locations = [] } = report;
  return locations.length === 0 ? null : (
    <PlainSelect
      label={t`Location`}
      value={request.locationId ?? ""}
      data={[
        { value: "", label: t`All locations` },
        ...locations.map(({ locationId, name }) => ({ value: locationId, label: name })),
      ]}
      onChoose={(value) =>
        onRequest({ ...request, locationId: isId<"business location">(value) ? value : undefined })
      }
    />
  );
};

/** What the figures are of, in words, so that a printed page says it as well. */
const Scope = ({ request, report }: { request: AnalyticsRequest; report: AnalyticsReport }) => {
  const name = shownLocation(request, report);
  return (
    <Text size="sm" c="dimmed" flex="1 1 14rem">
      {name === undefined ? <Trans>All locations</Trans> : <bdi>{name}</bdi>}
      {" · "}
      <Plural value={daysOf(request.frame)} one="Last day" other="Last # days" />
    </Text>
  );
};

const NoBusiness = () => (
  <Text c="dimmed">
    <Trans>
      There are no figures yet. They start once your{" "}
      <Anchor
        inherit
        underline="always"
        renderRoot={(props) => <Link to="/business" search={{ edit: "profile" }} {...props} />}
      >
        business profile
      </Anchor>{" "}
      is saved.
    </Trans>
  </Text>
);

/** A location of somebody else's looks like one that is not there. */
const NoLocation = ({ request, onRequest }: Pick<AnalyticsScreenProps, "request" | "onRequest">) => (
  <Stack role="alert" align="center" gap="sm" p="xl">
    <Text fw={600}>
      <Trans>Your business has no such location.</Trans>
    </Text>
    <Button variant="default" onClick={() => onRequest({ ...request, locationId: undefined })}>
      <Trans>Show all locations</Trans>
    </Button>
  </Stack>
);

const isNoLocation = ({ _tag }: RemoteFailure, { locationId }: AnalyticsRequest): boolean =>
  _tag === "NotFound" || (_tag === "Forbidden" && locationId !== undefined);

const KnownReport = ({ isStale, ...props }: AnalyticsScreenProps & { isStale: boolean }) => {
  const read = use(props.report);
  if (read._tag === "Failure") {
    return isNoLocation(read.failure, props.request) ? (
      <NoLocation {...props} />
    ) : (
      <FailurePanel failure={read.failure} onRetry={props.onRetry} />
    );
  }
  const report = read.success;
  if (report === undefined) return <NoBusiness />;
  return (
    <Stack gap="lg" aria-busy={isStale} className={isStale ? (classes["stale"] ?? "") : ""}>
      <Group gap="sm">
        <Scope request={props.request} report={report} />
        <Group gap="sm" className={classes["controls"] ?? ""}>
          <LocationSelect {...props} report={report} />
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
      </Group>
      <Figures analytics={report.analytics} />
      {report.analytics.orders === 0 && (
        <Text size="sm" c="dimmed">
          <Trans>No sales in this period.</Trans>
        </Text>
      )}
      {report.analytics.series !== undefined && (
        <TrendSection series={report.analytics.series} frame={props.request.frame} />
      )}
      <Locations report={report} onRetry={props.onRetry} />
    </Stack>
  );
};

const TimeFrames = ({ request, onRequest }: Pick<AnalyticsScreenProps, "request" | "onRequest">) => {
  const { t } = useLingui();
  const words = { "7d": t`7 days`, "30d": t`30 days`, "90d": t`90 days`, "365d": t`365 days` };
  return (
    <Segments
      label={t`Time frame`}
      value={request.frame}
      data={TIME_FRAMES.map((frame) => ({ value: frame, label: words[frame] }))}
      onChange={(frame) => onRequest({ ...request, frame })}
    />
  );
};

/** How the business does: figures of a time frame, at one location or all. */
export const AnalyticsScreen = (props: AnalyticsScreenProps) => {
  const { t } = useLingui();
  const shown = useDeferredValue(props.report);
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <PageTitle title={t`Analytics`} />
        <TimeFrames {...props} />
      </Group>
      <Suspense
        fallback={
          <>
            <Waiting onRetry={props.onRetry} />
            <div className={grids["amounts"]}>
              {[0, 1, 2, 3].map((tile) => (
                <Skeleton key={tile} height={110} radius="md" />
              ))}
            </div>
          </>
        }
      >
        <KnownReport {...props} report={shown} isStale={shown !== props.report} />
      </Suspense>
    </Stack>
  );
};
