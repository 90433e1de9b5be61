const restored = (lost: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = lost.href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`Unable to load ${lost.href}`)));
    lost.replaceWith(link);
  });

/**
 * Loads the style sheets again that did not come. The bundler asks for each of them once only: a part that is tried
 * again would be drawn without.
 */
export const restoreStyles = async (): Promise<void> => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...links].filter(({ sheet }) => sheet === null).map(restored));
};
