/** Calls back when the network went or came, and at once when there is none. */
export const watchNetwork = (changed: (isThere: boolean) => void): void => {
  addEventListener("offline", () => changed(false));
  addEventListener("online", () => changed(true));
  if (!navigator.onLine) changed(false);
};
