import { createFileRoute } from "@tanstack/react-router";
import { comingSoon } from "../../ui/pages/placeholder/coming-soon.tsx";

export const Route = createFileRoute("/admin/security")({ component: comingSoon("security") });
