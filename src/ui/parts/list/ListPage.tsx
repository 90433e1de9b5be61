import { useNavigate, useRouter } from "@tanstack/react-router";
import { type ReactNode, useDeferredValue } from "react";
import { listSearch, type ListSearch } from "../../../domain/list-request.ts";
import { listPath } from "../../../domain/resources.ts";
import type { ListReading } from "../../../machines/list/read-list.ts";
import type { ListView } from "./list-view.ts";
import { ListScreen } from "./ListScreen.tsx";
import { usePageAhead } from "./use-page-ahead.ts";

interface ListPageProps<A> {
  readonly view: ListView<A>;
  readonly reading: ListReading<A>;
  /** What else its address says, whatever is asked of the list. */
  readonly kept?: ListSearch;
  /** What stands between its tools and its rows. */
  readonly above?: ReactNode;
}

/** A list whose request stands in the address. */
export const ListPage = <A,>({ view, reading, kept = {}, above }: ListPageProps<A>) => {
  const router = useRouter();
  const navigate = useNavigate();
  const to = listPath(view.name);
  usePageAhead(reading, (next) => void router.preloadRoute({ to, search: { ...kept, ...listSearch(next) } }));
  // Whoever presses, types or points meanwhile goes on: the list is drawn anew bit by bit.
  return useDeferredValue(
    <ListScreen
      view={view}
      reading={reading}
      above={above}
      onRequest={(next) => {
        const { query } = reading.request;
        void navigate({
          to,
          search: { ...kept, ...listSearch(next) },
          // What is typed on is the same search still.
          replace: query !== "" && next.query !== "" && next.query !== query,
        });
      }}
      onReload={() => void router.invalidate()}
    />,
  );
};
