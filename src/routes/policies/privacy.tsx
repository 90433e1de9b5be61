import { createFileRoute } from "@tanstack/react-router";
import { PrivacyPolicy } from "../../ui/pages/policies/PrivacyPolicy.tsx";
import { prepared } from "../-guard.ts";

export const Route = createFileRoute("/policies/privacy")({ beforeLoad: prepared, component: PrivacyPolicy });
