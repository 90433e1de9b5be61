import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

const watchers = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

const tick = (): void => {
  for (const watcher of watchers) watcher();
};

const turn = (): void => {
  clearInterval(ticking);
  if (document.visibilityState === "hidden") return;
  tick();
  ticking = setInterval(tick, MINUTE_MS);
};

/** Calls back by the minute, with one timer for all; not while the page is hidden, and once it is shown again. */
const watch = (watcher: () => void): (() => void) => {
  if (watchers.size === 0) {
    turn();
    document.addEventListener("visibilitychange", turn);
  }
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearInterval(ticking);
    document.removeEventListener("visibilitychange", turn);
  };
};

/** What is told of the time now: looked at by the minute, and drawn anew where it has changed. */
export const useByMinute = <A extends string | number>(told: () => A): A => useSyncExternalStore(watch, told);
