import { createFileRoute } from "@tanstack/react-router";
import { ListPage } from "../../../ui/parts/list/ListPage.tsx";
import { loadList } from "../../../ui/parts/list/load-list.ts";
import { kitchensView } from "../../../ui/pages/kitchens/kitchens-view.tsx";
import { listAddress } from "../../-list-address.ts";

const Page = () => <ListPage view={kitchensView} reading={Route.useLoaderData()} />;

export const Route = createFileRoute("/admin/kitchens/")({
  ...listAddress,
  loader: loadList(kitchensView),
  component: Page,
});
