import { createFileRoute, useRouter } from "@tanstack/react-router";
import { listRequest, listSearch } from "../../../domain/list-request.ts";
import { tribeListDefinition } from "../../../domain/list-definitions.ts";
import { readList } from "../../../machines/list/read-list.ts";
import { ListScreen } from "../../../ui/parts/list/ListScreen.tsx";
import { tribesView } from "../../../ui/pages/tribes/tribes-view.ts";

const TribesPage = () => {
  const router = useRouter();
  const navigate = Route.useNavigate();
  const reading = Route.useLoaderData();
  return (
    <ListScreen
      view={tribesView}
      reading={reading}
      onRequest={(next) =>
        void navigate({ search: listSearch(next), replace: next.query !== reading.request.query })
      }
      onReload={() => void router.invalidate()}
    />
  );
};

export const Route = createFileRoute("/admin/tribes/")({
  // The loader makes sense of the address, so that nothing of a list weighs on the first screen.
  loaderDeps: ({ search }: { search: Readonly<Record<string, unknown>> }) => search,
  loader: ({ context, deps, abortController }) =>
    readList(context, tribesView.list, listRequest(tribeListDefinition, deps), abortController.signal),
  component: TribesPage,
});
