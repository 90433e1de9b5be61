import { useLingui } from "@lingui/react/macro";
import { createFileRoute, Outlet } from "@tanstack/react-router";
import { ADMIN_HOME } from "../../domain/access.ts";
import { adminEntries } from "../../ui/frame/shell/admin-entries.ts";
import { Shell } from "../../ui/frame/shell/Shell.tsx";
import { guard } from "../-guard.ts";
import { useAccount } from "../../ui/frame/session/use-session-views.ts";

const AdminLayout = () => {
  const { t } = useLingui();
  const account = useAccount();
  if (account === undefined) return null;
  return (
    <Shell
      title={t`Kitchen Console Admin Panel`}
      home={ADMIN_HOME}
      entries={adminEntries(account.user.role)}
      account={account}
    >
      <Outlet />
    </Shell>
  );
};

export const Route = createFileRoute("/admin")({ beforeLoad: guard("admin"), component: AdminLayout });
