import { allowed } from "./allowed.ts";

const KEY = "console.leaving";

/** Whom the browser is about to let go of, noted at once: it may be closed before its database has done so. */
export const unfinishedSignOut = {
  uid: (): string | undefined => allowed(() => localStorage.getItem(KEY)) ?? undefined,
  begin: (uid: string): void => allowed(() => localStorage.setItem(KEY, uid)),
  end: (): void => allowed(() => localStorage.removeItem(KEY)),
};
