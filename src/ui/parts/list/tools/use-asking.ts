import { type ParsedLocation, useNavigate, useRouter } from "@tanstack/react-router";
import {
  listRequest,
  type ListRequest,
  listSearch,
  type ListSearch,
  type ListShape,
} from "../../../../domain/list-request.ts";
import { onTopOf } from "../../../../domain/lists/on-top-of.ts";
import type { Listing } from "../../../../domain/resources.ts";

export interface ListAddress {
  readonly to: `/admin/${Listing}`;
  readonly shape: ListShape;
}

interface ListInView extends ListAddress {
  /** What is shown; the address may ask for something newer already. */
  readonly request: ListRequest;
}

interface Beside {
  /** What else the address carries. */
  readonly others?: ListSearch;
  /** What the next request was made of, where that is not what is shown. */
  readonly from?: ListRequest | undefined;
  /** Whether the page is scrolled to its beginning, as it is for other rows. */
  readonly resetScroll?: boolean;
}

/** What a list is asked for at an address; nothing at that of another page. */
export const askedAt = (
  { to, shape }: ListAddress,
  { pathname, search }: ParsedLocation<Readonly<Record<string, unknown>>>,
): ListRequest | undefined => (pathname === to ? listRequest(shape, search) : undefined);

/** What is asked for next, or how it is made of what was asked for last. */
export type Asking = ListRequest | ((asked: ListRequest) => ListRequest);

/** Asks for something else of a list. */
export const useAsking = (list: ListInView) => {
  const { to, request } = list;
  const router = useRouter();
  const navigate = useNavigate();
  return (next: Asking, { others = {}, from = request, resetScroll = true }: Beside = {}): void => {
    const asked = askedAt(list, router.latestLocation) ?? request;
    const both = typeof next === "function" ? next(asked) : onTopOf(asked, from, next);
    void navigate({
      to,
      search: { ...others, ...listSearch(both) },
      // What is typed on is the same search still.
      replace: asked.query !== "" && both.query !== "" && both.query !== asked.query,
      resetScroll,
    });
  };
};
