import { useLocation } from "@tanstack/react-router";
import { createContext, type ReactNode, use, useMemo } from "react";
import type { ListRequest } from "../../../../domain/list-request.ts";
import { askedAt, type ListInView } from "./use-asking.ts";

const Asked = createContext<ListRequest | undefined>(undefined);

interface AskedRequestProps {
  readonly list: ListInView;
  readonly children: ReactNode;
}

/** Tells what is within what its list was asked for last, before the list is drawn anew. */
export const AskedRequest = ({ list: { to, shape, request }, children }: AskedRequestProps) => {
  const location = useLocation();
  const asked = useMemo(() => askedAt({ to, shape, request }, location), [to, shape, request, location]);
  return <Asked value={asked}>{children}</Asked>;
};

/** What the list was asked for last: whoever presses, types or goes back again goes on from there. */
export const useAskedRequest = <A,>(shown: A): ListRequest | A => use(Asked) ?? shown;
