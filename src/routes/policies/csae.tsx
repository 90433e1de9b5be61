import { createFileRoute } from "@tanstack/react-router";
import { ChildSafetyPolicy } from "../../ui/pages/policies/ChildSafetyPolicy.tsx";
import { prepared } from "../-guard.ts";
import { CONTACT } from "./-contact.ts";

const Page = () => <ChildSafetyPolicy contact={CONTACT} />;

export const Route = createFileRoute("/policies/csae")({ beforeLoad: prepared, component: Page });
