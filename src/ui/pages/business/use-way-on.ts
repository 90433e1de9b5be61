import { type RefObject, useLayoutEffect, useRef } from "react";
import type { ConnectionView } from "../../../machines/google-connection/google-connection.view.ts";
import { LISTING_CARD } from "./listing-card.ts";

/**
 * Leads whoever has the focus nowhere: to the card who comes back from Google, and on to the next of its controls whose
 * own has gone with what the connection was.
 */
export const useWayOn = ({
  status,
  isBack,
}: Pick<ConnectionView, "status" | "isBack">): RefObject<HTMLDivElement | null> => {
  const controls = useRef<HTMLDivElement>(null);
  const before = useRef<ConnectionView["status"]>(undefined);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = status;
    if (last === status || document.activeElement !== document.body) return;
    const title = document.getElementById(LISTING_CARD);
    if (last !== undefined) (controls.current?.querySelector("button") ?? title)?.focus();
    else if (isBack) {
      title?.scrollIntoView();
      title?.focus({ preventScroll: true });
    }
  }, [status, isBack]);
  return controls;
};
