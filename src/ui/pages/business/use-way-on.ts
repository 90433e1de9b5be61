import { type RefObject, useLayoutEffect, useRef } from "react";
import type { ConnectionView } from "../../../machines/google-connection/google-connection.view.ts";
import { LISTING_CARD } from "./listing-card.ts";

/** Focuses the card for whoever comes back from Google, and its next control where the one that had the focus is gone. */
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
