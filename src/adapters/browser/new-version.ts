import { allowed } from "./allowed.ts";

/** How long a look at the server may take, in milliseconds. */
const PATIENCE_MS = 10_000;

/** What every version of the page has, so that nothing else is taken for one. */
const ROOT = 'id="root"';

/** The scripts that this version of the page began with: the name of one changes with whatever the page is made of. */
const scripts = (): ReadonlyArray<string> =>
  [...document.querySelectorAll('script[type="module"][src]')].flatMap(
    (script) => script.getAttribute("src") ?? [],
  );

/** Whether the server has another version of the page than this one; not where that cannot be seen. */
export const isOutdated = async (): Promise<boolean> => {
  try {
    const answer = await fetch("/", {
      cache: "no-store",
      credentials: "omit",
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const page = await answer.text();
    return answer.ok && page.includes(ROOT) && scripts().some((script) => !page.includes(script));
  } catch {
    return false;
  }
};

const KEY = "console.reloaded-from";

/**
 * Reloads the page for a newer version: once from each, whatever the server says then. Without storage nobody could tell
 * that it was done before.
 */
export const reloadOnce = (): void => {
  const own = scripts().join(" ");
  const isFirst = allowed(() => {
    if (sessionStorage.getItem(KEY) === own) return false;
    sessionStorage.setItem(KEY, own);
    return true;
  });
  if (isFirst === true) location.reload();
};
