import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Anchor, Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense, use, useDeferredValue, useId } from "react";
import { compared } from "../../../domain/business/comparison.ts";
import {
  BY_LOCATION,
  daysOffered,
  type HeldTo,
  historyOf,
  isOffered,
} from "../../../domain/business/plan.ts";
import { boundsOf, runsToday } from "../../../domain/business/period.ts";
import { daysOf, longestWithin, TIME_FRAMES, type TimeFrame } from "../../../domain/time-frame.ts";
import { isId } from "../../../domain/id.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { Read } from "../../../machines/app.ts";
import type { AnalyticsReport, AnalyticsRequest } from "../../../machines/use-cases/business-analytics.ts";
import { Section } from "../../parts/section/Section.tsx";
import { PlainSelect } from "../../parts/select/PlainSelect.tsx";
import { TryAgain } from "../../parts/feedback/TryAgain.tsx";
import { EmptyNote } from "../../parts/feedback/EmptyNote.tsx";
import { FailurePanel } from "../../parts/feedback/FailurePanel.tsx";
import { Waiting } from "../../parts/feedback/Waiting.tsx";
import { FigureTile } from "../../parts/figures/FigureTile.tsx";
import { PageTitle } from "../../parts/page-title/PageTitle.tsx";
import grids from "../../parts/figures/grids.module.css";
import { useHeldTo, useHeldToLater } from "../business/use-held-to.ts";
import { usePlanWords } from "../business/use-plan-words.ts";
import { NotInPlan } from "../business/NotInPlan.tsx";
import { OwnDays } from "./OwnDays.tsx";
import { RevenueChart } from "./RevenueChart.tsx";
import { RevenueTable } from "./RevenueTable.tsx";
import { TrendSection, type TrendView } from "./TrendSection.tsx";
import { Segments } from "./Segments.tsx";
import { shownLocation } from "./shown-location.ts";
import { useFormats } from "../business/use-formats.ts";
import classes from "./AnalyticsScreen.module.css";

interface AnalyticsScreenProps {
  readonly request: AnalyticsRequest;
  readonly report: Promise<Read<AnalyticsReport | undefined>>;
  readonly heldTo: Promise<Read<HeldTo>>;
  readonly businessName: Promise<Read<string>>;
  readonly view: TrendView;
  readonly onRequest: (request: AnalyticsRequest) => void;
  readonly onView: (view: TrendView) => void;
  readonly onExport: (report: AnalyticsReport) => void;
  readonly onPrint: () => void;
  readonly onRetry: () => void;
}

const Figures = ({ report }: { report: AnalyticsReport }) => {
  const { t } = useLingui();
  const { number, money, growth, days } = useFormats();
  const { analytics } = report;
  const { isKnown, before, growth: grown, ...compare } = compared(analytics, report);
  const amount = before === undefined ? undefined : money(before);
  const daysBefore = compare.daysBefore && days(compare.daysBefore.from, compare.daysBefore.to);
  return (
    <>
      <div className={grids["amounts"]}>
        <FigureTile
          label={t`Revenue`}
          value={isKnown ? money(analytics.revenue) : "—"}
          note={
            amount !== undefined
              ? daysBefore === undefined
                ? t`${amount} in the previous period`
                : t`Previous period (${daysBefore}): ${amount}`
              : grown === undefined
                ? t`There is no previous period to compare with`
                : t`In this period`
          }
        />
        <FigureTile
          label={t`Growth`}
          value={growth(isKnown ? grown : undefined)}
          note={t`Revenue, compared with the whole previous period`}
        />
        <FigureTile
          label={t`Customers`}
          value={isKnown ? number(analytics.customers) : "—"}
          note={t`In this period`}
        />
        <FigureTile
          label={t`Orders`}
          value={isKnown ? number(analytics.orders) : "—"}
          note={t`In this period`}
        />
      </div>
      {isKnown && analytics.orders === 0 && <EmptyNote>{t`No sales in this period.`}</EmptyNote>}
    </>
  );
};

const ToListing = ({ children }: { children: ReactNode }) => (
  <Anchor inherit underline="always" renderRoot={(props) => <Link to="/business" {...props} />}>
    {children}
  </Anchor>
);

interface LocationsProps {
  readonly report: AnalyticsReport;
  readonly isIncluded: boolean;
  readonly onRetry: () => void;
}

const Locations = ({ report, isIncluded, onRetry }: LocationsProps) => {
  const { t } = useLingui();
  const { locations, isConnected = false } = report;
  if (!isIncluded)
    return <NotInPlan>{t`Your plan does not include the figures of each location.`}</NotInPlan>;
  return (
    <Section title={t`Revenue by location`}>
      {locations === undefined && (
        <Group gap="sm">
          <EmptyNote>{t`The locations could not be loaded, so their figures are missing here.`}</EmptyNote>
          <TryAgain size="compact-sm" onRetry={onRetry} />
        </Group>
      )}
      {locations?.length === 0 && (
        <Text size="sm" c="dimmed">
          {isConnected ? (
            <Trans>
              No locations yet. Your Google listing is connected: <ToListing>sync its locations</ToListing>.
            </Trans>
          ) : (
            <Trans>
              No locations yet. They come from your Google listing: <ToListing>connect it and sync</ToListing>
              .
            </Trans>
          )}
        </Text>
      )}
      {locations !== undefined && locations.length > 0 && (
        <>
          <RevenueChart locations={locations} asked={report} />
          <RevenueTable locations={locations} asked={report} />
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
      label={t({ message: "Location", context: "of a business" })}
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

/** Whose figures they are: on paper, where nothing around them says it. */
const Whose = ({ businessName }: Pick<AnalyticsScreenProps, "businessName">) => {
  const read = use(businessName);
  return read._tag === "Failure" ? null : (
    <Text fw={600} className={classes["whose"] ?? ""}>
      <bdi>{read.success}</bdi>
    </Text>
  );
};

/** What the figures are of, in words, so that a printed page says it as well. */
const Scope = ({ report }: { report: AnalyticsReport }) => {
  const { t } = useLingui();
  const { days } = useFormats();
  const { period, today } = report;
  const { from, to } = boundsOf(period, today);
  const span = days(from, to);
  const name = shownLocation(report);
  return (
    <Text size="sm" c="dimmed">
      {name === undefined ? <Trans>All locations</Trans> : <bdi>{name}</bdi>}
      {" · "}
      {typeof period === "string" && (
        <>
          <Plural value={daysOf(period)} one="Last day" other="Last # days" />
          {" · "}
        </>
      )}
      <bdi className={classes["days"]}>{runsToday(period, today) ? t`${span}, so far` : span}</bdi>
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

const AllLocations = ({ request, onRequest }: Pick<AnalyticsScreenProps, "request" | "onRequest">) => (
  <Button variant="default" onClick={() => onRequest({ ...request, locationId: undefined })}>
    <Trans>Show all locations</Trans>
  </Button>
);

/** A location of somebody else's looks like one that is not there. */
const NoLocation = ({ request, onRequest }: Pick<AnalyticsScreenProps, "request" | "onRequest">) => (
  <Stack role="alert" align="center" ta="center" gap="sm" p="xl" className="console-surface">
    <Text fw={600}>
      <Trans>Your business has no such location.</Trans>
    </Text>
    <AllLocations request={request} onRequest={onRequest} />
  </Stack>
);

const isNoLocation = ({ _tag }: RemoteFailure, { locationId }: AnalyticsRequest): boolean =>
  _tag === "NotFound" || (_tag === "Forbidden" && locationId !== undefined);

const useFrameWords = (): Readonly<Record<TimeFrame, string>> => {
  const { t } = useLingui();
  return { "7d": t`7 days`, "30d": t`30 days`, "90d": t`90 days`, "365d": t`365 days` };
};

interface BeyondPlanProps extends Pick<AnalyticsScreenProps, "request" | "onRequest"> {
  readonly plan: HeldTo;
  /** What the plan would have to include. */
  readonly feature: string;
}

/** What an address asks for that the plan does not include. */
const BeyondPlan = ({ request, onRequest, plan, feature }: BeyondPlanProps) => {
  const words = useFrameWords();
  const most = plan && longestWithin(daysOffered(plan));
  const days = most && words[most];
  return (
    <Stack role="alert" align="center" ta="center" gap="sm" p="xl" className="console-surface">
      <NotInPlan>
        <Trans>Your plan does not include this.</Trans>
      </NotInPlan>
      {request.locationId !== undefined && <AllLocations request={request} onRequest={onRequest} />}
      {feature !== BY_LOCATION && most !== undefined && (
        <Button variant="default" onClick={() => onRequest({ ...request, period: most })}>
          <Trans>Show {days}</Trans>
        </Button>
      )}
    </Stack>
  );
};

/** What the plan would have to include, where a reading failed for want of that. */
const featureBeyond = (failure: RemoteFailure): string | undefined =>
  failure._tag === "Forbidden" ? failure.feature : undefined;

const KnownReport = ({ isStale, ...props }: AnalyticsScreenProps & { isStale: boolean }) => {
  const read = use(props.report);
  const plan = useHeldTo(props.heldTo);
  const isByLocation = isOffered(plan, BY_LOCATION);
  if (read._tag === "Failure") {
    const feature = featureBeyond(read.failure);
    if (feature !== undefined) return <BeyondPlan {...props} plan={plan} feature={feature} />;
    return isNoLocation(read.failure, props.request) ? (
      <NoLocation {...props} />
    ) : (
      <div className="console-surface">
        <FailurePanel failure={read.failure} onRetry={props.onRetry} />
      </div>
    );
  }
  const report = read.success;
  if (report === undefined) return <NoBusiness />;
  return (
    <Stack gap="lg" aria-busy={isStale} className={isStale ? (classes["stale"] ?? "") : ""}>
      <Stack gap="xs">
        <Suspense>
          <Whose businessName={props.businessName} />
        </Suspense>
        <Scope report={report} />
        <Group gap="sm" align="end" justify="space-between" className={classes["controls"] ?? ""}>
          <Group gap="sm" align="end">
            {report.analytics.series !== undefined && (
              <OwnDays
                shown={boundsOf(report.period, report.today)}
                most={daysOffered(plan)}
                onChoose={(period) => props.onRequest({ ...props.request, period })}
              />
            )}
            {isByLocation && <LocationSelect {...props} report={report} />}
          </Group>
          <Group gap="sm">
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
      </Stack>
      <Figures report={report} />
      {report.analytics.series !== undefined && (
        <TrendSection
          series={report.analytics.series}
          asked={report}
          location={shownLocation(report)}
          view={props.view}
          onView={props.onView}
        />
      )}
      <Locations report={report} isIncluded={isByLocation} onRetry={props.onRetry} />
    </Stack>
  );
};

const TimeFrames = ({
  request,
  heldTo,
  onRequest,
}: Pick<AnalyticsScreenProps, "request" | "heldTo" | "onRequest">) => {
  const { t } = useLingui();
  const days = daysOffered(useHeldToLater(heldTo));
  const planWords = usePlanWords();
  const reason = useId();
  const words = useFrameWords();
  const isBeyond = (frame: TimeFrame): boolean => daysOf(frame) > days;
  const isShort = TIME_FRAMES.some(isBeyond);
  const history = planWords(historyOf(days));
  return (
    <Stack gap={4} align="end" className={classes["choosing"] ?? ""}>
      <Segments
        label={t`Time frame`}
        value={typeof request.period === "string" ? request.period : ""}
        data={TIME_FRAMES.map((frame) => ({ value: frame, label: words[frame], disabled: isBeyond(frame) }))}
        onChange={(frame) => frame !== "" && onRequest({ ...request, period: frame })}
        {...(isShort && { describedBy: reason })}
      />
      {isShort && (
        <NotInPlan id={reason}>
          <Trans>Your plan includes: {history}.</Trans>
        </NotInPlan>
      )}
    </Stack>
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
          <Waiting onRetry={props.onRetry}>
            <div className={grids["amounts"]}>
              {[0, 1, 2, 3].map((tile) => (
                <Skeleton key={tile} height={110} radius="md" />
              ))}
            </div>
          </Waiting>
        }
      >
        <KnownReport {...props} report={shown} isStale={shown !== props.report} />
      </Suspense>
    </Stack>
  );
};
