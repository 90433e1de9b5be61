import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { takeFocus } from "./take-focus.ts";

/** The heading has the focus, so that it is read out, or the page whose heading is to come; unless the page or a dialog over it has it. */
export const goToTheHeading = (): void => {
  if (document.activeElement?.closest('main, [aria-modal="true"]')) return;
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
