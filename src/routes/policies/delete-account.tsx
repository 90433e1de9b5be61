import { createFileRoute } from "@tanstack/react-router";
import { DeleteAccount } from "../../ui/pages/policies/DeleteAccount.tsx";
import { prepared } from "../-guard.ts";

export const Route = createFileRoute("/policies/delete-account")({
  beforeLoad: prepared,
  component: DeleteAccount,
});
