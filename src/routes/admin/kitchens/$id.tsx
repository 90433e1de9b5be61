import { createFileRoute } from "@tanstack/react-router";
import { readKitchen } from "../../../machines/use-cases/read-kitchen.ts";
import { RecordPage } from "../../../ui/parts/detail/RecordPage.tsx";
import { KitchenDetail } from "../../../ui/pages/kitchens/KitchenDetail.tsx";

const Page = () => <RecordPage resource="kitchens" Detail={KitchenDetail} {...Route.useLoaderData()} />;

export const Route = createFileRoute("/admin/kitchens/$id")({
  loader: ({ context, params, abortController }) => readKitchen(context, params.id, abortController.signal),
  component: Page,
});
