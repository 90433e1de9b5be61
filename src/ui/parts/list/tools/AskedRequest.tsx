import { useLocation } from "@tanstack/react-router";
import { createContext, type ReactNode, use } from "react";
import type { ListRequest } from "../../../../domain/list-request.ts";
import { askedAt, type ListInView } from "./use-asking.ts";

const Asked = createContext<ListRequest | undefined>(undefined);

interface AskedRequestProps {
  readonly list: ListInView;
  readonly children: ReactNode;
}

/** Tells what is within what its list was asked for last, before the list is drawn anew. */
export const AskedRequest = ({ list, children }: AskedRequestProps) => {
  const asked = useLocation({ select: (location) => askedAt(list, location), structuralSharing: true });
  return <Asked value={asked}>{children}</Asked>;
};

/** What the list was asked for last: whoever presses, types or goes back again goes on from there. */
export const useAskedRequest = <A,>(shown: A): ListRequest | A => use(Asked) ?? shown;
