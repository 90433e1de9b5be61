import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus in a list's pages where it was put: its buttons stand for others once another page is chosen, so it goes
 * to the chosen page's own; one that leads on keeps it while it can be pressed.
 */
export const usePageFocus = (page: number): RefObject<HTMLDivElement | null> => {
  const pages = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = pages;
    const { activeElement } = document;
    if (
      current?.contains(activeElement) !== true ||
      activeElement?.matches("[data-page], :disabled") !== true
    )
      return;
    const chosen =
      current.querySelector<HTMLElement>(`[data-page="${page}"]`) ??
      // A phone shows only the ways on and back.
      current.querySelector<HTMLElement>("button:enabled");
    chosen?.focus();
  }, [page]);
  return pages;
};
