import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** The heading has the focus, so that it is read out; unless the page or a dialog over it has it. */
const goToTheHeading = (): void => {
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
