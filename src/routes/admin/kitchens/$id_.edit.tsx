import { createFileRoute } from "@tanstack/react-router";
import { RECORD_SOURCES } from "../../../machines/use-cases/lists/record-sources.ts";
import { readForForm } from "../../../machines/use-cases/records/read-record.ts";
import { EditPage } from "../../../ui/parts/editing/RecordFormPages.tsx";
import { KitchenForm } from "../../../ui/pages/kitchens/KitchenForm.tsx";

const Page = () => (
  <EditPage
    resource="kitchens"
    source={RECORD_SOURCES.kitchens}
    {...Route.useLoaderData()}
    Form={KitchenForm}
  />
);

export const Route = createFileRoute("/admin/kitchens/$id_/edit")({
  loader: ({ context, params, abortController }) => ({
    opened: context.read(readForForm(RECORD_SOURCES.kitchens, params.id), abortController.signal),
  }),
  component: Page,
});
