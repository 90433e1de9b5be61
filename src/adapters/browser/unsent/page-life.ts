/** Whether this page is there because somebody loaded it anew: no other tab is in its place. */
export const wasReloaded = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((arrival) => "type" in arrival && arrival.type === "reload");

/** Calls back when the page is gone for good, and not only put aside by the browser. */
export const watchEnd = (ended: () => void): void =>
  addEventListener("pagehide", ({ persisted }) => {
    if (!persisted) ended();
  });
