import { useBlocker } from "@tanstack/react-router";

/** While something lies over the page, the way back leads to the page below it: a phone has no other key for that. */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action !== "BACK") return false;
      close();
      return true;
    },
    enableBeforeUnload: false,
    disabled: !isOpen,
  });
};
