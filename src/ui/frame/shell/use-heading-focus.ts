import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { takeFocus } from "./take-focus.ts";

/** Focuses the heading, so that it is read out; `main` where it is not there yet. Not while the focus is in the page, in a dialog or in a field. */
export const goToTheHeading = (): void => {
  if (document.activeElement?.closest('main, [aria-modal="true"], input')) return;
  takeFocus(document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main"));
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
