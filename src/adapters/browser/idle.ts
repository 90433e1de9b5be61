/** Calls back once the page has nothing better to do. */
export const whenIdle = (start: () => void): void => {
  // Safari knows no idle time.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(start);
  else setTimeout(start);
};
