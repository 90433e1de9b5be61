import { createFileRoute, useRouter } from "@tanstack/react-router";
import { listRequest, listSearch } from "../../../domain/list-request.ts";
import { userListing } from "../../../domain/listings.ts";
import { readList } from "../../../machines/list/read-list.ts";
import { ListScreen } from "../../../ui/list/ListScreen.tsx";
import { usersView } from "../../../ui/users/users-view.ts";

const UsersPage = () => {
  const router = useRouter();
  const navigate = Route.useNavigate();
  const request = Route.useLoaderDeps();
  return (
    <ListScreen
      view={usersView}
      request={request}
      reading={Route.useLoaderData()}
      onRequest={(next) => void navigate({ search: listSearch(next), replace: next.query !== request.query })}
      onReload={() => void router.invalidate()}
    />
  );
};

export const Route = createFileRoute("/admin/users/")({
  validateSearch: (search: Record<string, unknown>) => listSearch(listRequest(userListing, search)),
  loaderDeps: ({ search }) => listRequest(userListing, search),
  loader: ({ context, deps, abortController }) =>
    readList(context, usersView.list, deps, abortController.signal),
  component: UsersPage,
});
