import { createFileRoute } from "@tanstack/react-router";
import { PrivacyPolicy } from "../../ui/pages/policies/PrivacyPolicy.tsx";
import { prepared } from "../-guard.ts";
import { CONTACT } from "./-contact.ts";

const Page = () => <PrivacyPolicy contact={CONTACT} />;

export const Route = createFileRoute("/policies/privacy")({ beforeLoad: prepared, component: Page });
