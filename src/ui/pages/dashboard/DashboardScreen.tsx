import { Trans, useLingui } from "@lingui/react/macro";
import { Skeleton, Stack } from "@mantine/core";
import { type ReactNode, Suspense } from "react";
import { ACTIVITY_DAYS } from "../../../domain/analytics.ts";
import type { Dashboard } from "../../../machines/dashboard/read-dashboard.ts";
import { NamesOn } from "../../parts/face/names-asked.ts";
import { Loaded } from "../../parts/opening/Loaded.tsx";
import { part } from "../../parts/opening/part.ts";
import { CommentList } from "../../parts/section/CommentList.tsx";
import { Awaited, Section } from "../../parts/section/Section.tsx";
import { CounterTile } from "./CounterTile.tsx";
import { ActiveTribes, PopularKitchens } from "./rankings.tsx";
import { PageTitle } from "../../parts/page-title/PageTitle.tsx";
import grids from "../../parts/figures/grids.module.css";
import { StatusTile } from "./StatusTile.tsx";

const activityChart = part(async () => (await import("./ActivityChart.tsx")).ActivityChart);

const TILE_HEIGHT = 102;
const LIST_HEIGHT = 252;
const CHART_HEIGHT = 280;

const Tile = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Skeleton height={TILE_HEIGHT} radius="md" />}>{children}</Suspense>
);

/** The first page of the admin area: counters with where they come from, two lists, the latest, a chart. */
export const DashboardScreen = ({ dashboard, onRetry }: { dashboard: Dashboard; onRetry: () => void }) => {
  const { t } = useLingui();
  return (
    <NamesOn value={dashboard}>
      <Stack gap="lg">
        <PageTitle title={t`Dashboard`} />
        <div className={grids["tiles"]}>
          {dashboard.counters.map(([counter, source]) => (
            <Tile key={counter}>
              <CounterTile counter={counter} source={source} onRetry={onRetry} />
            </Tile>
          ))}
          <Tile>
            <StatusTile source={dashboard.status} />
          </Tile>
        </div>
        <div className={grids["halves"]}>
          <Section title={<Trans>Popular kitchens</Trans>}>
            <Awaited source={dashboard.popularKitchens} height={LIST_HEIGHT} onRetry={onRetry}>
              {(ranking) => <PopularKitchens ranking={ranking} />}
            </Awaited>
          </Section>
          <Section title={<Trans>Active tribes</Trans>}>
            <Awaited source={dashboard.activeTribes} height={LIST_HEIGHT} onRetry={onRetry}>
              {(tribes) => <ActiveTribes tribes={tribes} />}
            </Awaited>
          </Section>
        </div>
        <div className={grids["halves"]}>
          <Section title={t`New and active users, the last ${ACTIVITY_DAYS} days`}>
            <Awaited source={dashboard.userActivity} height={CHART_HEIGHT} onRetry={onRetry}>
              {(days) => (
                <Loaded part={activityChart} fallback={<Skeleton height={CHART_HEIGHT} />}>
                  {(ActivityChart) => <ActivityChart days={days} />}
                </Loaded>
              )}
            </Awaited>
          </Section>
          <Section title={<Trans>Recent activity</Trans>}>
            <Awaited source={dashboard.recentActivity} height={CHART_HEIGHT} onRetry={onRetry}>
              {(comments) => <CommentList comments={comments} />}
            </Awaited>
          </Section>
        </div>
      </Stack>
    </NamesOn>
  );
};
