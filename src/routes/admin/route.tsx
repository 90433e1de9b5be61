import { useLingui } from "@lingui/react/macro";
import { createFileRoute, Outlet } from "@tanstack/react-router";
import { ADMIN_HOME } from "../../domain/access.ts";
import { adminEntries } from "../../ui/shell/admin-entries.ts";
import { ConsoleShell } from "../../ui/shell/ConsoleShell.tsx";
import { guard } from "../-guard.ts";
import { useAccount } from "../../ui/session/use-session-views.ts";

const AdminLayout = () => {
  const { t } = useLingui();
  const account = useAccount();
  if (account === undefined) return null;
  return (
    <ConsoleShell
      title={t`Kitchen Console Admin Panel`}
      home={ADMIN_HOME}
      entries={adminEntries(account.user.role)}
      account={account}
    >
      <Outlet />
    </ConsoleShell>
  );
};

export const Route = createFileRoute("/admin")({ beforeLoad: guard("admin"), component: AdminLayout });
