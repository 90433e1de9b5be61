/** Calls back once something was painted and the page has nothing better to do. */
export const afterFirstPaint = (start: () => void): void => {
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    // Safari knows no idle time; the next task is after the paint as well.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(start);
    else setTimeout(start);
  });
  painted.observe({ type: "paint", buffered: true });
};
