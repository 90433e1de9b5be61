/** Style sheets that did not come; one that is still on its way has somebody who waits for it. */
const lost = new Set<HTMLLinkElement>();

// Where the page is prepared there is none yet.
if (typeof document !== "undefined")
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet") lost.add(target);
    },
    true,
  );

/** Tells of it as the bundler does of what it asked for itself: it is no bug. */
const missing = (link: HTMLLinkElement): Error => {
  const payload = new Error(`Unable to load ${link.href}`);
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  return payload;
};

const restored = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    lost.delete(link);
    const again = document.createElement("link");
    again.rel = "stylesheet";
    again.href = link.href;
    again.addEventListener("load", () => resolve());
    again.addEventListener("error", () => reject(missing(again)));
    link.replaceWith(again);
  });

/**
 * Loads the style sheets again that did not come. The bundler asks for each of them once only: what is tried again
 * would be drawn without.
 */
export const restoreStyles = async (): Promise<void> => {
  await Promise.all([...lost].map(restored));
};
