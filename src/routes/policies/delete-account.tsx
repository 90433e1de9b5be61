import { createFileRoute } from "@tanstack/react-router";
import { DeleteAccount } from "../../ui/pages/policies/DeleteAccount.tsx";
import { prepared } from "../-guard.ts";
import { CONTACT } from "./-contact.ts";

const Page = () => <DeleteAccount contact={CONTACT} />;

export const Route = createFileRoute("/policies/delete-account")({ beforeLoad: prepared, component: Page });
