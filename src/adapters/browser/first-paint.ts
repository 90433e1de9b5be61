import { whenIdle } from "./idle.ts";

/** Calls back once something to look at was painted and the page has nothing better to do. */
export const afterFirstPaint = (start: () => void): void => {
  const painted = new PerformanceObserver((entries) => {
    // The very first paint may be the bare background.
    if (entries.getEntriesByName("first-contentful-paint").length === 0) return;
    painted.disconnect();
    whenIdle(start);
  });
  painted.observe({ type: "paint", buffered: true });
};
