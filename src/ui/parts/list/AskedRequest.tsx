import { useLocation } from "@tanstack/react-router";
import { createContext, type ReactNode, use, useMemo } from "react";
import { listRequest, type ListRequest } from "../../../domain/list-request.ts";
import type { AskedList } from "./use-asking.ts";

const Asked = createContext<ListRequest | undefined>(undefined);

interface AskedRequestProps {
  readonly list: AskedList;
  readonly children: ReactNode;
}

/** Tells what is within what its list was asked for last, before the list is drawn anew. */
export const AskedRequest = ({ list: { to, shape, request }, children }: AskedRequestProps) => {
  const search = useLocation({
    select: (location) => (location.pathname === to ? location.search : undefined),
  });
  const asked = useMemo(
    () => (search === undefined ? request : listRequest(shape, search)),
    [search, shape, request],
  );
  return <Asked value={asked}>{children}</Asked>;
};

/** What the list was asked for last: whoever presses, types or goes back again goes on from there. */
export const useAskedRequest = <A,>(shown: A): ListRequest | A => use(Asked) ?? shown;
