import { useLingui } from "@lingui/react/macro";
import { createFileRoute, Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { adminEntries } from "../../ui/frame/shell/admin-entries.ts";
import { Shell } from "../../ui/frame/shell/Shell.tsx";
import { useEntriesWithWaiting } from "../../ui/frame/shell/use-entries-with-waiting.ts";
import { guard } from "../-guard.ts";

/** The entries with how many reports wait, counted with every page, whose context is new; none waits for that. */
const useCountedEntries: typeof useEntriesWithWaiting = (role, actors) => {
  const context = Route.useRouteContext();
  useEffect(() => {
    const counting = new AbortController();
    void import("../-moderation.ts").then(({ countReports }) => countReports(context, counting.signal));
    return () => counting.abort();
  }, [context]);
  return useEntriesWithWaiting(role, actors);
};

// In words of its own: what a file itself knows to be dead weighs nothing.
const useEntries: typeof useEntriesWithWaiting =
  import.meta.env.VITE_MODERATION === "on" ? useCountedEntries : adminEntries;

const AdminLayout = () => {
  const { t } = useLingui();
  // With every page the context is new, and what it says of them the same: the frame is not drawn again.
  const user = Route.useRouteContext({ select: (context) => context.user });
  const actors = Route.useRouteContext({ select: (context) => context.actors });
  return (
    <Shell
      user={user}
      actors={actors}
      title={t`Kitchen Console Admin Panel`}
      entries={useEntries(user.role, actors)}
    >
      <Outlet />
    </Shell>
  );
};

export const Route = createFileRoute("/admin")({ beforeLoad: guard("admin"), component: AdminLayout });
