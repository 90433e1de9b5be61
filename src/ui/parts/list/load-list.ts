import { listRequest, type ListSearch } from "../../../domain/list-request.ts";
import type { App } from "../../../machines/app.ts";
import { readList } from "../../../machines/list/read-list.ts";
import type { ListView } from "./list-view.ts";

/** The loader of a list's page. It makes sense of the address, so that nothing of a list weighs on the first screen. */
export const loadList =
  <A>({ source, list }: ListView<A>) =>
  (visit: { context: App; deps: ListSearch; abortController: AbortController }) =>
    readList(visit.context, list, listRequest(source.definition, visit.deps), visit.abortController.signal);
