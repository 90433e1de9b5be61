import { createFileRoute } from "@tanstack/react-router";
import * as Effect from "effect/Effect";
import { type CalendarDate, utcDay } from "../../domain/calendar-date.ts";
import { dayRange, MOST_DAYS } from "../../domain/business/period.ts";
import { DEFAULT_MEASURE, MEASURES } from "../../domain/business/trend.ts";
import { DEFAULT_TIME_FRAME, timeFrame } from "../../domain/time-frame.ts";
import { isId } from "../../domain/id.ts";
import { NotFound } from "../../domain/remote-failure.ts";
import {
  type AnalyticsRequest,
  readAnalytics,
  readBusinessName,
} from "../../machines/use-cases/business/business-analytics.ts";
import { readHeldTo } from "../../machines/use-cases/business/held-to.ts";
import { useApp } from "../../ui/app-context.ts";
import { AnalyticsScreen } from "../../ui/pages/analytics/AnalyticsScreen.tsx";
import type { TrendView } from "../../ui/pages/analytics/TrendSection.tsx";
import { useAnalyticsExport } from "../../ui/pages/analytics/use-analytics-export.ts";
import { useEachDay } from "../../ui/parts/time/use-each-day.ts";

const NAMES = ["timeframe", "location", "from", "to", "measure", "table"] as const;

/** What the address asks for; what is the default is left out. */
type AnalyticsSearch = Readonly<Partial<Record<(typeof NAMES)[number], string>>>;

const searchOf = ({ period, locationId }: AnalyticsRequest): AnalyticsSearch => ({
  ...(typeof period !== "string" && period),
  ...(typeof period === "string" && period !== DEFAULT_TIME_FRAME && { timeframe: period }),
  ...(locationId !== undefined && { location: locationId }),
});

const searchOfView = ({ measure, isTableOpen }: TrendView): AnalyticsSearch => ({
  ...(measure !== DEFAULT_MEASURE && { measure }),
  ...(isTableOpen && { table: "open" }),
});

const viewOf = ({ measure, table }: AnalyticsSearch): TrendView => ({
  measure: MEASURES.find((each) => each === measure) ?? DEFAULT_MEASURE,
  isTableOpen: table === "open",
});

const requestOf = (
  { timeframe, location: asked = "", from = "", to = "" }: AnalyticsSearch,
  today: CalendarDate,
): AnalyticsRequest => ({
  period: dayRange(from, to, MOST_DAYS, today) ?? timeFrame(timeframe),
  locationId: isId<"business location">(asked) ? asked : undefined,
});

/** An address may name what cannot be a location: then nothing is asked for. */
const namesNoLocation = (search: AnalyticsSearch): boolean =>
  search.location !== undefined && !isId(search.location);

const AnalyticsPage = () => {
  useEachDay();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const today = utcDay(useApp().now());
  const request = requestOf(search, today);
  const view = viewOf(search);
  const { report, heldTo, businessName } = Route.useLoaderData();
  return (
    <AnalyticsScreen
      request={request}
      report={report}
      heldTo={heldTo}
      businessName={businessName}
      view={view}
      // What is shown may be behind what the address says already.
      onRequest={(next) =>
        void navigate({ search: (asked) => ({ ...searchOf(next), ...searchOfView(viewOf(asked)) }) })
      }
      onView={(next) =>
        void navigate({
          search: (asked) => ({ ...searchOf(requestOf(asked, today)), ...searchOfView(next) }),
          // A table that was opened is no place to go back from.
          replace: next.measure === view.measure,
          resetScroll: false,
        })
      }
      onExport={useAnalyticsExport()}
      onPrint={() => print()}
    />
  );
};

export const Route = createFileRoute("/business/analytics")({
  // What the words mean is the loader's to say: the first screen has no room for it.
  validateSearch: (search: Record<string, unknown>): AnalyticsSearch =>
    Object.fromEntries(
      NAMES.flatMap((name) => (search[name] === undefined ? [] : [[name, String(search[name])]])),
    ),
  loaderDeps: ({ search: { measure: _measure, table: _table, ...asked } }): AnalyticsSearch => asked,
  loader: async ({ context, deps, abortController: { signal } }) => {
    await context.prepared("analytics");
    const today = utcDay(context.now());
    const reading = namesNoLocation(deps)
      ? Effect.fail(NotFound())
      : readAnalytics(context.user.userId, requestOf(deps, today), today);
    return {
      heldTo: context.read(readHeldTo(context.user.userId), signal),
      report: context.read(reading, signal),
      businessName: context.read(readBusinessName(context.user.userId), signal),
    };
  },
  component: AnalyticsPage,
});
