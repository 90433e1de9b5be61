import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useDeferredValue } from "react";
import { listSearch, type ListSearch } from "../../../domain/list-request.ts";
import { listPath } from "../../../domain/resources.ts";
import type { ListReading } from "../../../machines/use-cases/lists/read-list.ts";
import { AskedRequest } from "./tools/AskedRequest.tsx";
import type { ListView } from "./list-view.ts";
import { ListScreen } from "./ListScreen.tsx";
import { useAsking } from "./tools/use-asking.ts";
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
  const to = listPath(view.name);
  const list = { to, shape: view.source.definition, request: reading.request };
  const ask = useAsking(list);
  usePageAhead(reading, (next) => void router.preloadRoute({ to, search: { ...kept, ...listSearch(next) } }));
  // Whoever presses, types or points meanwhile goes on: the list is drawn anew bit by bit.
  const screen = useDeferredValue(
    <ListScreen
      view={view}
      reading={reading}
      above={above}
      onRequest={(next, from) => ask(next, { others: kept, from })}
    />,
  );
  return <AskedRequest list={list}>{screen}</AskedRequest>;
};
