import { createFileRoute } from "@tanstack/react-router";
import { CreatePage } from "../../../ui/parts/editing/RecordFormPages.tsx";
import { KitchenForm } from "../../../ui/pages/kitchens/KitchenForm.tsx";

export const Route = createFileRoute("/admin/kitchens/create")({
  component: () => <CreatePage resource="kitchens" Form={KitchenForm} />,
});
