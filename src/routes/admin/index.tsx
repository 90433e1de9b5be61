import { createFileRoute, useRouter } from "@tanstack/react-router";
import { readDashboard } from "../../machines/dashboard/read-dashboard.ts";
import { DashboardScreen } from "../../ui/pages/dashboard/DashboardScreen.tsx";

const Dashboard = () => {
  const router = useRouter();
  return <DashboardScreen dashboard={Route.useLoaderData()} onRetry={() => void router.invalidate()} />;
};

export const Route = createFileRoute("/admin/")({
  loader: ({ context, abortController }) => {
    const dashboard = readDashboard(context, abortController.signal);
    return import.meta.env.VITE_MODERATION === "on"
      ? import("../-moderation.ts").then(({ tellingWhatWaits }) =>
          tellingWhatWaits(dashboard, context.actors),
        )
      : dashboard;
  },
  component: Dashboard,
});
