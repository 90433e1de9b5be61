import { createFileRoute } from "@tanstack/react-router";
import { readKitchenForForm } from "../../../machines/use-cases/read-kitchen.ts";
import { CreatePage } from "../../../ui/parts/editing/RecordFormPages.tsx";
import { KitchenForm } from "../../../ui/pages/kitchens/KitchenForm.tsx";
import { createAddress } from "../../-create-address.ts";

const Page = () => <CreatePage resource="kitchens" Form={KitchenForm} {...Route.useLoaderData()} />;

export const Route = createFileRoute("/admin/kitchens/create")({
  ...createAddress,
  loader: ({ context, deps, abortController }) =>
    deps.from === undefined
      ? {}
      : { copied: context.read(readKitchenForForm(deps.from), abortController.signal) },
  component: Page,
});
