import { type RefCallback, useLayoutEffect, useRef } from "react";
import type { ConnectionView } from "../../../machines/google-connection/google-connection.view.ts";
import { LISTING_CARD } from "./listing-card.ts";

/**
 * Focuses the card for whoever comes back from Google, and its next control where the one that had the focus is gone: what
 * it is given to has the status as its key.
 */
export const useWayOn = ({
  status,
  isBack,
}: Pick<ConnectionView, "status" | "isBack">): RefCallback<HTMLDivElement> => {
  const controls = useRef<HTMLDivElement>(null);
  const wasWithin = useRef(false);
  const before = useRef<ConnectionView["status"]>(undefined);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = status;
    if (last === status || document.activeElement !== document.body) return;
    const title = document.getElementById(LISTING_CARD);
    if (wasWithin.current) (controls.current?.querySelector("button") ?? title)?.focus();
    else if (last === undefined && isBack) {
      title?.scrollIntoView();
      title?.focus({ preventScroll: true });
    }
  }, [status, isBack]);
  return (next) => {
    controls.current = next;
    return () => {
      wasWithin.current = next?.contains(document.activeElement) === true;
    };
  };
};
