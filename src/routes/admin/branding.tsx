import { createFileRoute } from "@tanstack/react-router";
import { BrandingScreen } from "../../ui/branding/BrandingScreen.tsx";

export const Route = createFileRoute("/admin/branding")({ component: BrandingScreen });
