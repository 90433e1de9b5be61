import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { comingSoon } from "../../ui/pages/placeholder/coming-soon.tsx";

export const Route = createFileRoute("/admin/settings")({
  component: comingSoon(msg`Settings page - Coming Soon`),
});
