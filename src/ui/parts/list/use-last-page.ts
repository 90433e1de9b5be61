import { useEffect, useEffectEvent, useRef } from "react";
import { chooseTheSame, type ListRequest } from "../../../domain/list-request.ts";
import { nearestPage } from "../../../domain/paging.ts";
import type { SettledList } from "./settled-list.ts";

const isSamePage = (one: ListRequest, other: ListRequest): boolean =>
  one.page === other.page && one.size === other.size && chooseTheSame(one, other);

/** Goes on to the last page that exists when the rows of the page that is shown are gone, all deleted. */
export const useLastPage = <A>(
  settled: SettledList<A> | undefined,
  onRequest: (request: ListRequest) => void,
): void => {
  const withRows = useRef<ListRequest>(undefined);
  const goOn = useEffectEvent(onRequest);
  useEffect(() => {
    if (settled?.result._tag !== "Success") return;
    const { items, total, isAvailable } = settled.result.success;
    const { request } = settled.reading;
    if (items.length > 0) {
      withRows.current = request;
    } else if (isAvailable && withRows.current !== undefined && isSamePage(withRows.current, request)) {
      const nearest = nearestPage(request, total);
      if (nearest.page !== request.page) goOn({ ...request, ...nearest });
    }
  }, [settled]);
};
