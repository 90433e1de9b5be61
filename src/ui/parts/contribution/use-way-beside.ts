import { use } from "react";
import { listSearch } from "../../../domain/list-request.ts";
import { type ContributionName, listPath } from "../../../domain/resources.ts";
import { ShownListContext } from "../value/came-from.ts";

/** Where a link leads to what somebody left behind, opened beside the list that it stands in. */
export const useWayBeside = (name: ContributionName, id: string) => {
  const shown = use(ShownListContext);
  const list = shown && listSearch(shown.request);
  return {
    to: listPath(name),
    search: { ...list, open: id },
    state: list === undefined ? {} : { list },
    resetScroll: false,
  };
};
