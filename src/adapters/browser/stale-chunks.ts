const KEY = "console.reloaded-for";

const wasReloadedFor = (chunk: string): boolean => {
  try {
    if (sessionStorage.getItem(KEY) === chunk) return true;
    sessionStorage.setItem(KEY, chunk);
    return false;
  } catch {
    // Without storage nobody could tell that it was done before.
    return true;
  }
};

/**
 * Reloads the page when a part of it has gone from the server, as after a deployment: once for each part, and never
 * without a network, where the page would be lost. Gives whether the page is on its way out.
 */
export const reloadOnceWhenStale = (reload = (): void => location.reload()): (() => boolean) => {
  let isReloading = false;
  addEventListener("vite:preloadError", ({ payload: { message } }) => {
    if (!navigator.onLine || wasReloadedFor(message)) return;
    isReloading = true;
    reload();
  });
  return () => isReloading;
};
