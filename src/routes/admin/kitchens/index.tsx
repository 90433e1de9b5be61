import { createFileRoute, useRouter } from "@tanstack/react-router";
import { listRequest, listSearch } from "../../../domain/list-request.ts";
import { kitchenListing } from "../../../domain/listings.ts";
import { readList } from "../../../machines/list/read-list.ts";
import { ListScreen } from "../../../ui/list/ListScreen.tsx";
import { kitchensView } from "../../../ui/kitchens/kitchens-view.ts";

const KitchensPage = () => {
  const router = useRouter();
  const navigate = Route.useNavigate();
  const request = Route.useLoaderDeps();
  return (
    <ListScreen
      view={kitchensView}
      request={request}
      reading={Route.useLoaderData()}
      onRequest={(next) => void navigate({ search: listSearch(next), replace: next.query !== request.query })}
      onReload={() => void router.invalidate()}
    />
  );
};

export const Route = createFileRoute("/admin/kitchens/")({
  validateSearch: (search: Record<string, unknown>) => listSearch(listRequest(kitchenListing, search)),
  loaderDeps: ({ search }) => listRequest(kitchenListing, search),
  loader: ({ context, deps, abortController }) =>
    readList(context, kitchensView.list, deps, abortController.signal),
  component: KitchensPage,
});
