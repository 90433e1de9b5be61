import { useLingui } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingSoon } from "../../ui/placeholder/ComingSoon.tsx";

const Page = () => {
  const { t } = useLingui();
  return <ComingSoon text={t`Analytics page - Coming Soon`} />;
};

export const Route = createFileRoute("/business/analytics")({ component: Page });
