import { useLingui } from "@lingui/react/macro";
import { Group, Skeleton, Stack } from "@mantine/core";
import { Suspense, useDeferredValue } from "react";
import { Waiting } from "../../parts/feedback/Waiting.tsx";
import { PageTitle } from "../../parts/page-title/PageTitle.tsx";
import grids from "../../parts/figures/grids.module.css";
import { TimeFrames } from "./TimeFrames.tsx";
import { type ReportProps, Report } from "./Report.tsx";

/** How the business does: figures of a time frame, at one location or all. */
export const AnalyticsScreen = (props: ReportProps) => {
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
          <Waiting>
            <div className={grids["amounts"]}>
              {[0, 1, 2, 3].map((tile) => (
                <Skeleton key={tile} height={110} radius="md" />
              ))}
            </div>
          </Waiting>
        }
      >
        <Report {...props} report={shown} isStale={shown !== props.report} />
      </Suspense>
    </Stack>
  );
};
