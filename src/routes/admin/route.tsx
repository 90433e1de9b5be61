import { useLingui } from "@lingui/react/macro";
import { createFileRoute, Outlet } from "@tanstack/react-router";
import { ADMIN_HOME } from "../../domain/access.ts";
import { adminEntries } from "../../ui/frame/shell/admin-entries.ts";
import { Shell } from "../../ui/frame/shell/Shell.tsx";
import { useEntriesWithWaiting } from "../../ui/frame/shell/use-entries-with-waiting.ts";
import { guard } from "../-guard.ts";

// In words of its own: what a file itself knows to be dead weighs nothing.
const useEntries: typeof useEntriesWithWaiting =
  import.meta.env.VITE_MODERATION === "on" ? useEntriesWithWaiting : adminEntries;

const AdminLayout = () => {
  const { t } = useLingui();
  const { user, actors } = Route.useRouteContext();
  return (
    <Shell
      user={user}
      actors={actors}
      title={t`Kitchen Console Admin Panel`}
      home={ADMIN_HOME}
      entries={useEntries(user.role, actors)}
    >
      <Outlet />
    </Shell>
  );
};

export const Route = createFileRoute("/admin")({
  beforeLoad: guard("admin"),
  // No page waits for that.
  loader: (visit) => {
    if (import.meta.env.VITE_MODERATION === "on")
      void import("../-moderation.ts").then(({ countReports }) => countReports(visit));
  },
  component: AdminLayout,
});
