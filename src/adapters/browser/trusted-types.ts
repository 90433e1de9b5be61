/** The script of Google's with which the provider opens its window. */
const GOOGLES_SCRIPT = "https://apis.google.com/js/api.js";

/**
 * What may become markup or a script where a library writes a plain string (Trusted Types): text without a tag, such as a
 * style sheet, Google's script and the emulator's. Everything else throws, and is reported.
 */
export const guardMarkup = (emulator: string | undefined): void => {
  const isKnown = (url: string): boolean =>
    url.startsWith(GOOGLES_SCRIPT) || (emulator !== undefined && url.startsWith(`${emulator}/`));
  window.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text.includes("<") ? null : text),
    createScriptURL: (url) => (isKnown(url) ? url : null),
  });
};
