import { type HistoryState, useLocation } from "@tanstack/react-router";
import { createContext, use } from "react";
import { type ListRequest, listSearch, type ListSearch } from "../../../domain/list-request.ts";
import type { ListName, ResourceName } from "../../../domain/resources.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What the list showed that a record was opened from. */
    readonly list?: ListSearch;
    /** Whether a form was opened from the page of its record, which is where the way back leads. */
    readonly isOpenedFromRecord?: true;
  }
}

/** The list that is shown, for the links to its records. */
export const ShownListContext = createContext<
  { readonly name: ListName; readonly request: ListRequest } | undefined
>(undefined);

/** What a link to a record takes along of the list it stands in; nothing elsewhere. */
export const useCameFrom = (kind: ResourceName): HistoryState => {
  const list = use(ShownListContext);
  return list?.name === kind ? { list: listSearch(list.request) } : {};
};

/** What the list showed that this page was opened from, for the way back to it. */
export const useListBefore = (): ListSearch | undefined => useLocation({ select: ({ state }) => state.list });

/** What goes on to a page of the same record: where that was opened from. */
export const fromTheSameList = ({ list }: HistoryState): HistoryState => (list === undefined ? {} : { list });

/** What the form of the record on the page takes along from there. */
export const fromItsRecord = (state: HistoryState): HistoryState => ({
  ...fromTheSameList(state),
  isOpenedFromRecord: true,
});
