import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, Stack } from "@mantine/core";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { Suspense, use, useState } from "react";
import { BY_LOCATION, daysOffered, type HeldTo, isOffered } from "../../../domain/business/plan.ts";
import { boundsOf } from "../../../domain/business/period.ts";
import { isId } from "../../../domain/id.ts";
import type { Read } from "../../../machines/app.ts";
import { missingFor } from "../../../domain/remote-failure.ts";
import type { AnalyticsReport } from "../../../machines/use-cases/business/business-analytics.ts";
import { PlainSelect } from "../../parts/select/PlainSelect.tsx";
import { useHeldTo } from "../../parts/business/use-held-to.ts";
import { OwnDays } from "./OwnDays.tsx";
import { TrendSection, type TrendView } from "./TrendSection.tsx";
import { shownLocation } from "./shown-location.ts";
import type { Choosing } from "./choosing.ts";
import { KeyFigures } from "./KeyFigures.tsx";
import { Locations } from "./Locations.tsx";
import { Scope, Whose } from "./Scope.tsx";
import { NoFigures, NoReport } from "./NoReport.tsx";

export interface ReportProps extends Choosing {
  readonly report: Promise<Read<AnalyticsReport | undefined>>;
  readonly heldTo: Promise<Read<HeldTo>>;
  readonly businessName: Promise<Read<string>>;
  readonly view: TrendView;
  readonly onView: (view: TrendView) => void;
  readonly onExport: (report: AnalyticsReport) => void;
  readonly onPrint: () => void;
}

const LocationSelect = ({ report, request, onRequest }: Choosing & { readonly report: AnalyticsReport }) => {
  const { t } = useLingui();
  const locations = (report.locations ?? []).map(({ locationId, name }) => ({
    value: locationId,
    label: name,
  }));
  const chosen = request.locationId;
  const isNamed = chosen === undefined || locations.some(({ value }) => value === chosen);
  const choices = isNamed ? locations : [...locations, { value: chosen, label: chosen }];
  return choices.length === 0 ? null : (
    <PlainSelect
      label={t({ message: "Location", context: "of a business" })}
      value={chosen ?? ""}
      data={[{ value: "", label: t`All locations` }, ...choices]}
      onChoose={(value) =>
        onRequest({ ...request, locationId: isId<"business location">(value) ? value : undefined })
      }
    />
  );
};

/** The figures that came; those before them as long as it is a connection that others lack. */
const useLatest = (read: Read<AnalyticsReport | undefined>): AnalyticsReport | undefined => {
  const [latest, setLatest] = useState<AnalyticsReport>();
  if (read._tag === "Failure")
    return missingFor(read.failure) === "a connection was missing" ? latest : undefined;
  if (read.success !== latest) setLatest(read.success);
  return read.success;
};

/** The figures that came, or why there are none. */
export const Report = ({ isStale, ...props }: ReportProps & { readonly isStale: boolean }) => {
  const read = use(props.report);
  const plan = useHeldTo(props.heldTo);
  const isByLocation = isOffered(plan, BY_LOCATION);
  const report = useLatest(read);
  const failure = read._tag === "Failure" && <NoReport {...props} failure={read.failure} plan={plan} />;
  if (report === undefined) return failure || <NoFigures businessName={props.businessName} />;
  return (
    <Stack gap="lg" aria-busy={isStale} opacity={isStale ? 0.6 : 1}>
      {failure}
      <Stack gap="xs">
        <Suspense>
          <Whose businessName={props.businessName} />
        </Suspense>
        <Scope report={report} />
        <Group gap="sm" align="end" justify="space-between" className="console-off-paper">
          <Group gap="sm" align="end">
            {report.analytics.series !== undefined && (
              <OwnDays
                asked={boundsOf(props.request.period, report.today)}
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
      <KeyFigures report={report} />
      {report.analytics.series !== undefined && (
        <TrendSection
          series={report.analytics.series}
          asked={report}
          location={shownLocation(report)}
          view={props.view}
          onView={props.onView}
        />
      )}
      <Locations report={report} isIncluded={isByLocation} />
    </Stack>
  );
};
