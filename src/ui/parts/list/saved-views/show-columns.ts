import type { SavedView } from "../../../../domain/lists/saved-views.ts";
import type { App } from "../../../../machines/app.ts";

/** Shows the columns of a view in its list; as they are decided there, they are remembered. */
export const showColumns = (
  { preferences }: Pick<App, "preferences">,
  { list, columns }: SavedView,
): void => {
  if (columns !== undefined) preferences.send({ type: "hide columns", list, columns });
};
