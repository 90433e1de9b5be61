import { useLocation } from "@tanstack/react-router";
import { createContext, type ReactNode, use, useMemo } from "react";
import type { ListRequest } from "../../../../domain/list-request.ts";
import { askedAt, type ListAddress } from "./use-asking.ts";

const InView = createContext<ListAddress | undefined>(undefined);

interface AskedRequestProps {
  readonly list: ListAddress;
  readonly children: ReactNode;
}

/** Tells what is within which list it belongs to. It changes with no request: who has many rows would look through them. */
export const AskedRequest = ({ list: { to, shape }, children }: AskedRequestProps) => (
  <InView value={useMemo(() => ({ to, shape }), [to, shape])}>{children}</InView>
);

/** What the list was asked for last, before it is drawn anew: whoever presses, types or goes back again goes on from there. */
export const useAskedRequest = <A,>(shown: A): ListRequest | A => {
  const list = use(InView);
  const asked = useLocation({
    select: (location) => list && askedAt(list, location),
    structuralSharing: true,
  });
  return asked ?? shown;
};
