import { useLingui } from "@lingui/react/macro";
import { Skeleton, Stack } from "@mantine/core";
import { ACTIVITY_DAYS } from "../../../domain/analytics.ts";
import type { Dashboard } from "../../../machines/use-cases/dashboard/read-dashboard.ts";
import { NamesOn } from "../../parts/face/names-asked.ts";
import { Loaded } from "../../parts/opening/Loaded.tsx";
import { part } from "../../parts/opening/part.ts";
import { CommentList } from "../../parts/section/CommentList.tsx";
import { Awaited, Section } from "../../parts/section/Section.tsx";
import { SeeAll } from "../../parts/section/SeeAll.tsx";
import { useEachDay } from "../../parts/time/use-each-day.ts";
import { Counters } from "./Counters.tsx";
import { ActiveTribes, PopularKitchens } from "./rankings.tsx";
import { PageTitle } from "../../parts/page-title/PageTitle.tsx";
import grids from "../../parts/figures/grids.module.css";
import { Today } from "./Today.tsx";

const activityChart = part(async () => (await import("./ActivityChart.tsx")).ActivityChart);

const LIST_HEIGHT = 252;
const CHART_HEIGHT = 280;

const BY_SCORE = { sort: "score", direction: "descending" };

/** The first page of the admin area: what to do today, the counters, two lists, a chart, the latest. */
export const DashboardScreen = ({ dashboard }: { dashboard: Dashboard }) => {
  const { t } = useLingui();
  useEachDay();
  const popular = t`Popular kitchens`;
  const active = t`Active tribes`;
  return (
    <NamesOn value={dashboard}>
      <Stack gap="lg">
        <PageTitle title={t`Dashboard`} />
        <Today waiting={dashboard.waiting} />
        <Counters counters={dashboard.counters} status={dashboard.status} />
        <div className={grids["halves"]}>
          <Section title={popular} action={<SeeAll list="kitchens" search={BY_SCORE} of={popular} />}>
            <Awaited source={dashboard.popularKitchens} height={LIST_HEIGHT}>
              {(ranking) => <PopularKitchens ranking={ranking} />}
            </Awaited>
          </Section>
          <Section title={active} action={<SeeAll list="tribes" search={{}} of={active} />}>
            <Awaited source={dashboard.activeTribes} height={LIST_HEIGHT}>
              {(tribes) => <ActiveTribes tribes={tribes} />}
            </Awaited>
          </Section>
        </div>
        <div className={grids["halves"]}>
          <Section title={t`New and active users, the last ${ACTIVITY_DAYS} days`}>
            <Awaited source={dashboard.userActivity} height={CHART_HEIGHT}>
              {(days) => (
                <Loaded part={activityChart} fallback={<Skeleton height={CHART_HEIGHT} />}>
                  {(ActivityChart) => <ActivityChart days={days} />}
                </Loaded>
              )}
            </Awaited>
          </Section>
          <Section title={t`Recent activity`}>
            <Awaited source={dashboard.recentActivity} height={CHART_HEIGHT}>
              {(comments) => <CommentList comments={comments} />}
            </Awaited>
          </Section>
        </div>
      </Stack>
    </NamesOn>
  );
};
