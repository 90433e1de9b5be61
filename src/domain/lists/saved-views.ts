import { type ListRequest, listSearch, type ListSearch } from "../list-request.ts";
import type { ListName } from "../resources.ts";

/** What a list shows, by a name that somebody gave it. */
export interface SavedView {
  readonly list: ListName;
  readonly name: string;
  readonly search: ListSearch;
  /** What was decided about its columns when it was saved; an older console kept nothing of them. */
  readonly columns?: ReadonlyArray<string>;
  /** Whether the list begins with it; one of each list at most. */
  readonly isDefault: boolean;
}

export type SavedViews = ReadonlyArray<SavedView>;

type Named = Pick<SavedView, "list" | "name">;

/** The longest name of a view, in code units. */
export const MAX_VIEW_NAME = 60;

const is =
  (one: Named) =>
  (other: Named): boolean =>
    one.list === other.list && one.name === other.name;

export const viewsOf = (views: SavedViews, list: ListName): SavedViews =>
  views.filter((view) => view.list === list);

/** What a list begins with when nothing else is asked of it. */
export const defaultView = (views: SavedViews, list: ListName): SavedView | undefined =>
  viewsOf(views, list).find(({ isDefault }) => isDefault);

/** With what a list shows now, from its first page on; another view of this name gives way. */
export const withView = (
  views: SavedViews,
  list: ListName,
  name: string,
  request: ListRequest,
  columns: ReadonlyArray<string>,
): SavedViews => {
  const shown = { search: listSearch({ ...request, page: 1 }), columns };
  return views.some(is({ list, name }))
    ? views.map((view) => (is(view)({ list, name }) ? { ...view, ...shown } : view))
    : [...views, { list, name, ...shown, isDefault: false }];
};

export const withoutView = (views: SavedViews, gone: Named): SavedViews =>
  views.filter((view) => !is(gone)(view));

/** Those of some views that are not kept. */
export const missingIn = (kept: SavedViews, views: SavedViews): SavedViews =>
  views.filter((view) => !kept.some(is(view)));

/** What is kept now, with what is shown as deleted in its place; a list that begins with another view by now goes on so. */
export const withDeleted = (kept: SavedViews, shown: SavedViews, deleted: SavedViews): SavedViews => [
  ...shown.flatMap((view) => {
    const now = kept.find(is(view));
    if (now !== undefined || !deleted.some(is(view))) return now ?? [];
    return { ...view, isDefault: view.isDefault && defaultView(kept, view.list) === undefined };
  }),
  ...missingIn(shown, kept),
];

/** With a view by another name; one that has it already gives way. */
export const renamed = (views: SavedViews, view: Named, name: string): SavedViews =>
  (name === view.name ? views : withoutView(views, { list: view.list, name })).map((other) =>
    is(view)(other) ? { ...other, name } : other,
  );

/** With a view as what its list begins with, or not any more. */
export const withDefault = (views: SavedViews, chosen: Named, isDefault: boolean): SavedViews =>
  views.map((view) =>
    view.list === chosen.list ? { ...view, isDefault: isDefault && is(chosen)(view) } : view,
  );
