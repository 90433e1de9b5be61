import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** The heading has the focus, so that it is read out; unless the page or a dialog over it has it. */
export const goToTheHeading = (): void => {
  if (document.activeElement?.closest('main, [aria-modal="true"]')) return;
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** Begins every page at its heading. */
export const useHeadingFocus = (): void => {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (fromLocation !== undefined && pathChanged) goToTheHeading();
      }),
    [router],
  );
};

/** How long what is put in place of something else may take to ask for the focus itself, in milliseconds. */
const CLAIM_MS = 50;

/** Takes the focus to the page's heading when what had it is gone: with a row that was deleted, with a bar that closed. */
export const useFocusKept = (): void => {
  useEffect(() => {
    let last: Element | null = null;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const isLost = (): boolean =>
      last !== null && !last.isConnected && document.activeElement === document.body;
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof Element) last = target;
    };
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      clearTimeout(waiting);
      waiting = setTimeout(() => isLost() && goToTheHeading(), CLAIM_MS);
    });
    addEventListener("focusin", note);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      removeEventListener("focusin", note);
      observer.disconnect();
      clearTimeout(waiting);
    };
  }, []);
};
