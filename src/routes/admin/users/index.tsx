import { createFileRoute } from "@tanstack/react-router";
import { ListPage } from "../../../ui/parts/list/ListPage.tsx";
import { loadList } from "../../../ui/parts/list/load-list.ts";
import { usersView } from "../../../ui/pages/users/users-view.tsx";
import { listAddress } from "../../-list-address.ts";

const Page = () => <ListPage view={usersView} reading={Route.useLoaderData()} />;

export const Route = createFileRoute("/admin/users/")({
  ...listAddress,
  loader: loadList(usersView),
  component: Page,
});
