import { createFileRoute } from "@tanstack/react-router";
import { CreatePage } from "../../../ui/parts/editing/RecordFormPages.tsx";
import { NewUserForm } from "../../../ui/pages/users/NewUserForm.tsx";

export const Route = createFileRoute("/admin/users/create")({
  component: () => <CreatePage resource="users" Form={NewUserForm} />,
});
