import { useSyncExternalStore } from "react";

/** A minute in milliseconds. */
export const MINUTE_MS = 60_000;

const watch = (look: () => void): (() => void) => {
  const ticking = setInterval(look, MINUTE_MS);
  // Nothing ticks on a page that a browser keeps in the background.
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(ticking);
    document.removeEventListener("visibilitychange", look);
  };
};

/** What is told of the time now: looked at by the minute and by whoever comes back, and drawn anew where it has changed. */
export const useByMinute = <A extends string | number>(told: () => A): A => useSyncExternalStore(watch, told);
