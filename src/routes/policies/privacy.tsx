import { createFileRoute } from "@tanstack/react-router";
import { PrivacyPolicy } from "../../ui/policies/PrivacyPolicy.tsx";

export const Route = createFileRoute("/policies/privacy")({ component: PrivacyPolicy });
