import { createFileRoute, useRouter } from "@tanstack/react-router";
import { listRequest, listSearch } from "../../../domain/list-request.ts";
import { tribeListing } from "../../../domain/listings.ts";
import { readList } from "../../../machines/list/read-list.ts";
import { ListScreen } from "../../../ui/list/ListScreen.tsx";
import { tribesView } from "../../../ui/tribes/tribes-view.ts";

const TribesPage = () => {
  const router = useRouter();
  const navigate = Route.useNavigate();
  const request = Route.useLoaderDeps();
  return (
    <ListScreen
      view={tribesView}
      request={request}
      reading={Route.useLoaderData()}
      onRequest={(next) => void navigate({ search: listSearch(next), replace: next.query !== request.query })}
      onReload={() => void router.invalidate()}
    />
  );
};

export const Route = createFileRoute("/admin/tribes/")({
  validateSearch: (search: Record<string, unknown>) => listSearch(listRequest(tribeListing, search)),
  loaderDeps: ({ search }) => listRequest(tribeListing, search),
  loader: ({ context, deps, abortController }) =>
    readList(context, tribesView.list, deps, abortController.signal),
  component: TribesPage,
});
