import { type ParsedLocation, useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import {
  listRequest,
  type ListRequest,
  listSearch,
  type ListSearch,
  type ListShape,
} from "../../../domain/list-request.ts";
import { onTopOf } from "../../../domain/lists/on-top-of.ts";
import type { ListName } from "../../../domain/resources.ts";

interface Asked {
  readonly to: `/admin/${ListName | "security"}`;
  readonly shape: ListShape;
  /** What is shown; the address may ask for something newer already. */
  readonly request: ListRequest;
  /** Whether the page is scrolled to its beginning, as it is for other rows. */
  readonly resetScroll?: boolean;
}

const askedAt = (
  { to, shape, request }: Asked,
  { pathname, search }: ParsedLocation<Readonly<Record<string, unknown>>>,
): ListRequest => (pathname === to ? listRequest(shape, search) : request);

/** The page of a list that was asked for last. */
export const useAskedPage = (list: Asked): number =>
  useLocation({ select: (location) => askedAt(list, location).page });

/** Asks for something else of a list, and says with it what else its address carries. */
export const useAsking = (list: Asked) => {
  const { to, request, resetScroll = true } = list;
  const router = useRouter();
  const navigate = useNavigate();
  return (next: ListRequest, others: ListSearch = {}): void => {
    const asked = askedAt(list, router.latestLocation);
    const both = onTopOf(asked, request, next);
    void navigate({
      to,
      search: { ...others, ...listSearch(both) },
      // What is typed on is the same search still.
      replace: asked.query !== "" && both.query !== "" && both.query !== asked.query,
      resetScroll,
    });
  };
};
