import { createFileRoute } from "@tanstack/react-router";
import { DeleteAccount } from "../../ui/pages/policies/DeleteAccount.tsx";
import { prepared } from "../-guard.ts";

const Page = () => <DeleteAccount address={import.meta.env.VITE_SUPPORT_ADDRESS ?? "privacy@example.com"} />;

export const Route = createFileRoute("/policies/delete-account")({ beforeLoad: prepared, component: Page });
