import { useNavigate, useRouter } from "@tanstack/react-router";
import type { RowData } from "@tanstack/react-table";
import { listSearch } from "../../../domain/list-request.ts";
import { listPath } from "../../../domain/resources.ts";
import type { ListReading } from "../../../machines/list/read-list.ts";
import type { ListView } from "./list-view.ts";
import { ListScreen } from "./ListScreen.tsx";
import { usePageAhead } from "./use-page-ahead.ts";

/** A list whose request stands in the address. */
export const ListPage = <A extends RowData>({
  view,
  reading,
}: {
  view: ListView<A>;
  reading: ListReading<A>;
}) => {
  const router = useRouter();
  const navigate = useNavigate();
  const to = listPath(view.name);
  usePageAhead(reading, (next) => void router.preloadRoute({ to, search: listSearch(next) }));
  return (
    <ListScreen
      view={view}
      reading={reading}
      onRequest={(next) =>
        void navigate({
          to,
          search: listSearch(next),
          replace: next.query !== reading.request.query,
        })
      }
      onReload={() => void router.invalidate()}
    />
  );
};
