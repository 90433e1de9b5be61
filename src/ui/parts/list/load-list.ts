import { redirect } from "@tanstack/react-router";
import { listRequest, type ListSearch } from "../../../domain/list-request.ts";
import { listPath } from "../../../domain/resources.ts";
import { defaultView } from "../../../domain/lists/saved-views.ts";
import type { AppUser } from "../../../domain/session.ts";
import type { App, SignedInActors } from "../../../machines/app.ts";
import { type ListReading, readList } from "../../../machines/use-cases/lists/read-list.ts";
import { atOnce } from "../feedback/at-once.ts";
import type { ListView } from "./list-view.ts";
import { showColumns } from "./saved-views/show-columns.ts";

export interface ListVisit {
  readonly context: App & {
    readonly user: AppUser;
    readonly actors: SignedInActors;
    readonly isDrawn: boolean;
  };
  readonly deps: ListSearch;
  readonly cause: "preload" | "enter" | "stay";
  readonly abortController: AbortController;
}

/**
 * Begins to read a list. It makes sense of the address, so that nothing of a list weighs on the first screen. Whoever comes
 * to a list and asks nothing of it sees the view that they made its beginning.
 */
export const beginList =
  <A>({ name, source, list }: ListView<A>) =>
  ({ context, deps, cause, abortController }: ListVisit): ListReading<A> => {
    const { user, actors } = context;
    const beginning =
      cause === "stay" || Object.keys(deps).length > 0
        ? undefined
        : defaultView(actors.views.of(user.uid), name);
    if (beginning !== undefined && cause === "enter") showColumns(context, beginning);
    if (beginning !== undefined && Object.keys(beginning.search).length > 0)
      throw redirect({ to: listPath(name), search: beginning.search, replace: true });
    return readList(context, list, listRequest(source.definition, deps), abortController.signal);
  };

/** The loader of a list's page. */
export const loadList =
  <A>(view: ListView<A>) =>
  async (visit: ListVisit): Promise<ListReading<A>> => {
    const reading = beginList(view)(visit);
    return { ...reading, known: await atOnce(visit.context, reading.page) };
  };
