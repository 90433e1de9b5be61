import { createFileRoute } from "@tanstack/react-router";
import { BrandingScreen } from "../../ui/pages/branding/BrandingScreen.tsx";

export const Route = createFileRoute("/admin/branding")({ component: BrandingScreen });
