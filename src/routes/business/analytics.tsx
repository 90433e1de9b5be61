import { createFileRoute, useRouter } from "@tanstack/react-router";
import { DEFAULT_TIME_FRAME, type TimeFrame, timeFrame } from "../../domain/business.ts";
import { type BusinessLocationId, isId } from "../../domain/id.ts";
import { type AnalyticsRequest, readAnalytics } from "../../machines/programs/business-analytics.ts";
import { AnalyticsScreen } from "../../ui/business/AnalyticsScreen.tsx";
import { useAnalyticsExport } from "../../ui/business/use-analytics-export.ts";
import { ownerOf } from "./-owner.ts";

/** What the address asks for; what is the default is left out. */
interface AnalyticsSearch {
  readonly timeframe?: TimeFrame;
  readonly location?: BusinessLocationId;
}

const searchOf = ({ frame, location }: AnalyticsRequest): AnalyticsSearch => ({
  ...(frame !== DEFAULT_TIME_FRAME && { timeframe: frame }),
  ...(location !== undefined && { location }),
});

const requestOf = ({ timeframe, location }: AnalyticsSearch): AnalyticsRequest => ({
  frame: timeframe ?? DEFAULT_TIME_FRAME,
  location,
});

const AnalyticsPage = () => {
  const router = useRouter();
  const navigate = Route.useNavigate();
  const request = requestOf(Route.useSearch());
  return (
    <AnalyticsScreen
      request={request}
      report={Route.useLoaderData().report}
      onRequest={(next) => void navigate({ search: searchOf(next) })}
      onExport={useAnalyticsExport(request)}
      onPrint={() => print()}
      onRetry={() => void router.invalidate()}
    />
  );
};

export const Route = createFileRoute("/business/analytics")({
  validateSearch: (search: Record<string, unknown>): AnalyticsSearch => {
    const location = String(search["location"] ?? "");
    return searchOf({
      frame: timeFrame(String(search["timeframe"])),
      location: isId<"business location">(location) ? location : undefined,
    });
  },
  loaderDeps: ({ search }) => requestOf(search),
  loader: async ({ context, deps, abortController: { signal } }) => ({
    report: context.read(readAnalytics(await ownerOf(context), deps), signal),
  }),
  component: AnalyticsPage,
});
