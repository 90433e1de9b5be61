import { useLingui } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingSoon } from "../../ui/pages/placeholder/ComingSoon.tsx";

const Page = () => {
  const { t } = useLingui();
  return <ComingSoon text={t`Help page - Coming Soon`} />;
};

export const Route = createFileRoute("/admin/help")({ component: Page });
