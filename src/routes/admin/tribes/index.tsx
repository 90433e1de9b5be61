import { createFileRoute } from "@tanstack/react-router";
import { ListPage } from "../../../ui/parts/list/ListPage.tsx";
import { loadList } from "../../../ui/parts/list/load-list.ts";
import { tribesView } from "../../../ui/pages/tribes/tribes-view.tsx";
import { listAddress } from "../../-list-address.ts";

const Page = () => <ListPage view={tribesView} reading={Route.useLoaderData()} />;

export const Route = createFileRoute("/admin/tribes/")({
  ...listAddress,
  loader: loadList(tribesView),
  component: Page,
});
