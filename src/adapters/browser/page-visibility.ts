/** Calls back when the page was hidden or shown, and at once when it is hidden. */
export const watchVisibility = (changed: (isShown: boolean) => void): void => {
  const tell = (): void => changed(document.visibilityState !== "hidden");
  document.addEventListener("visibilitychange", tell);
  if (document.visibilityState === "hidden") tell();
};

/** Calls back when somebody comes back to the page, from another tab or another window. */
export const watchReturns = (came: () => void): void => {
  addEventListener("focus", came);
  watchVisibility((isShown) => {
    if (isShown) came();
  });
};
