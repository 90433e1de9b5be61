import { createFileRoute, useRouter } from "@tanstack/react-router";
import { readDashboard } from "../../machines/use-cases/dashboard/read-dashboard.ts";
import { DashboardScreen } from "../../ui/pages/dashboard/DashboardScreen.tsx";

const Dashboard = () => {
  const router = useRouter();
  return <DashboardScreen dashboard={Route.useLoaderData()} onRetry={() => void router.invalidate()} />;
};

export const Route = createFileRoute("/admin/")({
  loader: ({ context, abortController }) => readDashboard(context, abortController.signal),
  component: Dashboard,
});
