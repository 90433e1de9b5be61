import { redirect } from "@tanstack/react-router";
import type { ListSearch } from "../domain/list-request.ts";
import { type ResourceName, RESOURCES } from "../domain/resources.ts";
import { defaultView } from "../domain/saved-views.ts";
import type { AppUser } from "../domain/session.ts";
import type { SignedInActors } from "../machines/app.ts";

const isPlain = (value: unknown): value is ListSearch[string] =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

interface Visit {
  readonly context: { readonly user: AppUser; readonly actors: SignedInActors };
  readonly cause: "preload" | "enter" | "stay";
  readonly search: ListSearch;
}

/**
 * What a list's address says, as far as it may mean anything; the page's own loader makes sense of it. Whoever comes to
 * a list and asks nothing of it sees the view that they made its beginning.
 */
export const listAddress = (list: ResourceName) => ({
  beforeLoad: ({ context: { user, actors }, cause, search }: Visit): void => {
    if (cause === "stay" || Object.keys(search).length > 0) return;
    const view = defaultView(actors.views.of(user.uid), list);
    if (view !== undefined) throw redirect({ to: RESOURCES[list].list, search: view.search, replace: true });
  },
  validateSearch: (search: Readonly<Record<string, unknown>>): ListSearch =>
    Object.fromEntries(
      Object.entries(search).flatMap(([name, value]) => (isPlain(value) ? [[name, value] as const] : [])),
    ),
  loaderDeps: ({ search }: { search: ListSearch }) => search,
});
