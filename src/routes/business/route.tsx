import { useLingui } from "@lingui/react/macro";
import { createFileRoute, Outlet } from "@tanstack/react-router";
import { BUSINESS_ENTRIES } from "../../ui/frame/shell/business-entries.ts";
import { Shell } from "../../ui/frame/shell/Shell.tsx";
import { guard } from "../-guard.ts";

const BusinessLayout = () => {
  const { t } = useLingui();
  // With every page the context is new, and what it says of them the same: the frame is not drawn again.
  const user = Route.useRouteContext({ select: (context) => context.user });
  const actors = Route.useRouteContext({ select: (context) => context.actors });
  return (
    <Shell user={user} actors={actors} title={t`Kitchen Console Business`} entries={BUSINESS_ENTRIES}>
      <Outlet />
    </Shell>
  );
};

export const Route = createFileRoute("/business")({
  beforeLoad: guard("business"),
  component: BusinessLayout,
});
