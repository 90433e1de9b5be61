import { useBlocker } from "@tanstack/react-router";

/**
 * While something lies over the page, the way back leads to the page below it: a phone has no other key for that. The way
 * forward leaves it behind with its page.
 */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action === "BACK" || action === "FORWARD") close();
      return action === "BACK";
    },
    enableBeforeUnload: false,
    disabled: !isOpen,
  });
};
