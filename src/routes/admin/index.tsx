import { createFileRoute } from "@tanstack/react-router";
import { readDashboard } from "../../machines/use-cases/dashboard/read-dashboard.ts";
import { DashboardScreen } from "../../ui/pages/dashboard/DashboardScreen.tsx";

const Dashboard = () => <DashboardScreen dashboard={Route.useLoaderData()} />;

export const Route = createFileRoute("/admin/")({
  loader: ({ context, abortController }) => readDashboard(context, abortController.signal),
  component: Dashboard,
});
