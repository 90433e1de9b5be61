import { createFileRoute } from "@tanstack/react-router";
import { readKitchen } from "../../../machines/use-cases/records/read-kitchen.ts";
import { loadRecord } from "../../../ui/parts/detail/load-record.ts";
import { RecordPage } from "../../../ui/parts/detail/RecordPage.tsx";
import { KitchenDetail } from "../../../ui/pages/kitchens/KitchenDetail.tsx";

const Page = () => <RecordPage resource="kitchens" Detail={KitchenDetail} {...Route.useLoaderData()} />;

export const Route = createFileRoute("/admin/kitchens/$id")({
  loader: loadRecord(readKitchen),
  component: Page,
});
