import { createFileRoute } from "@tanstack/react-router";
import { readForNew } from "../../../machines/use-cases/records/read-record.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/lists/record-sources.ts";
import { CreatePage } from "../../../ui/parts/editing/RecordFormPages.tsx";
import { KitchenForm } from "../../../ui/pages/kitchens/KitchenForm.tsx";
import { createAddress } from "../../-create-address.ts";

const Page = () => <CreatePage resource="kitchens" Form={KitchenForm} {...Route.useLoaderData()} />;

export const Route = createFileRoute("/admin/kitchens/create")({
  ...createAddress,
  loader: ({ context, deps, abortController }) => ({
    opened: context.read(readForNew(RECORD_SOURCES.kitchens, deps.from), abortController.signal),
  }),
  component: Page,
});
