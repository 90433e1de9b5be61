import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type ReactNode } from "react";
import type { AnalyticsReport } from "../../../machines/use-cases/business/business-analytics.ts";
import { EXACTLY } from "../../exactly.ts";
import { Section } from "../../parts/section/Section.tsx";
import { TryAgain } from "../../parts/feedback/TryAgain.tsx";
import { EmptyNote } from "../../parts/feedback/EmptyNote.tsx";
import { NotInPlan } from "../../parts/business/NotInPlan.tsx";
import { RevenueChart } from "./RevenueChart.tsx";
import { RevenueTable } from "./RevenueTable.tsx";

const ToListing = ({ children }: { children: ReactNode }) => (
  <Anchor
    inherit
    underline="always"
    renderRoot={(props) => <Link to="/business" activeOptions={EXACTLY} {...props} />}
  >
    {children}
  </Anchor>
);

interface LocationsProps {
  readonly report: AnalyticsReport;
  readonly isIncluded: boolean;
}

/** The revenue of each location. */
export const Locations = ({ report, isIncluded }: LocationsProps) => {
  const { t } = useLingui();
  const { locations, isConnected = false } = report;
  if (!isIncluded)
    return <NotInPlan>{t`Your plan does not include the figures of each location.`}</NotInPlan>;
  return (
    <Section title={t`Revenue by location`}>
      {locations === undefined && (
        <Group gap="sm">
          <EmptyNote>{t`The locations could not be loaded, so their figures are missing here.`}</EmptyNote>
          <TryAgain size="compact-sm" />
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
