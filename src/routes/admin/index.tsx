import { createFileRoute, useRouter } from "@tanstack/react-router";
import { overview } from "../../machines/programs/overview.ts";
import { DashboardScreen } from "../../ui/dashboard/DashboardScreen.tsx";

const Dashboard = () => {
  const router = useRouter();
  return (
    <DashboardScreen overview={Route.useLoaderData().overview} onRetry={() => void router.invalidate()} />
  );
};

export const Route = createFileRoute("/admin/")({
  loader: ({ context, abortController }) => ({ overview: context.read(overview, abortController.signal) }),
  component: Dashboard,
});
