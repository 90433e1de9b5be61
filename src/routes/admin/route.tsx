import { useLingui } from "@lingui/react/macro";
import { createFileRoute, Outlet } from "@tanstack/react-router";
import { ADMIN_HOME } from "../../domain/access.ts";
import { adminEntries } from "../../ui/frame/shell/admin-entries.ts";
import { Shell } from "../../ui/frame/shell/Shell.tsx";
import { guard } from "../-guard.ts";

const AdminLayout = () => {
  const { t } = useLingui();
  const { user, actors } = Route.useRouteContext();
  return (
    <Shell
      user={user}
      actors={actors}
      title={t`Kitchen Console Admin Panel`}
      home={ADMIN_HOME}
      entries={adminEntries(user.role)}
    >
      <Outlet />
    </Shell>
  );
};

export const Route = createFileRoute("/admin")({ beforeLoad: guard("admin"), component: AdminLayout });
