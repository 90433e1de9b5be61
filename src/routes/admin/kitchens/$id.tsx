import { useLingui } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingSoon } from "../../../ui/placeholder/ComingSoon.tsx";

const Page = () => {
  const { t } = useLingui();
  return <ComingSoon text={t`Kitchens page - Coming Soon`} />;
};

export const Route = createFileRoute("/admin/kitchens/$id")({ component: Page });
