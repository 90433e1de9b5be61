import { createFileRoute } from "@tanstack/react-router";
import { DeleteAccount } from "../../ui/policies/DeleteAccount.tsx";

export const Route = createFileRoute("/policies/delete-account")({ component: DeleteAccount });
