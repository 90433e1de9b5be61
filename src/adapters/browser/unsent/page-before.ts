import { allowed } from "../allowed.ts";
import { nameOfPage, sharedLocks } from "../page-locks.ts";

const KEY = "console.page";
const lockOf = (page: string): string => `console.page.${page}`;

/** How long the browser may take to let go of what a page held that has just gone. */
const GOING_MS = 1_000;

let own: string | undefined;

/** Notes that what this tab keeps is of this page from now on, and that it lives. */
export const markAsOwn = (): void => {
  if (own !== undefined) return;
  const page = nameOfPage();
  own = page;
  allowed(() => sessionStorage.setItem(KEY, page));
  void sharedLocks()?.request(lockOf(page), () => new Promise(() => undefined));
};

/**
 * Whether the page is gone that marked what this tab keeps: it was loaded anew, thrown away by the browser or crashed. A
 * copied tab has the mark of a page that still lives.
 */
export const isPageBeforeGone = async (): Promise<boolean> => {
  const before = allowed(() => sessionStorage.getItem(KEY));
  const locks = sharedLocks();
  if (!before || locks === undefined) return true;
  try {
    return await locks.request(lockOf(before), { signal: AbortSignal.timeout(GOING_MS) }, () => true);
  } catch {
    return false;
  }
};
