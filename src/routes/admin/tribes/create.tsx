import { createFileRoute } from "@tanstack/react-router";
import { CreatePage } from "../../../ui/parts/editing/RecordFormPages.tsx";
import { TribeForm } from "../../../ui/pages/tribes/TribeForm.tsx";

export const Route = createFileRoute("/admin/tribes/create")({
  component: () => <CreatePage resource="tribes" Form={TribeForm} />,
});
