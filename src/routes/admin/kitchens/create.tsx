import { createFileRoute } from "@tanstack/react-router";
import { readKitchenForNew } from "../../../machines/use-cases/read-kitchen.ts";
import { CreatePage } from "../../../ui/parts/editing/RecordFormPages.tsx";
import { KitchenForm } from "../../../ui/pages/kitchens/KitchenForm.tsx";
import { createAddress } from "../../-create-address.ts";

const Page = () => <CreatePage resource="kitchens" Form={KitchenForm} {...Route.useLoaderData()} />;

export const Route = createFileRoute("/admin/kitchens/create")({
  ...createAddress,
  loader: ({ context, deps, abortController }) => ({
    opened: context.read(readKitchenForNew(deps.from), abortController.signal),
  }),
  component: Page,
});
