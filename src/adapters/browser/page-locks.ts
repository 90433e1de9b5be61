/** The locks that the pages of a browser share; there are some in secure contexts only. */
export const sharedLocks = (): LockManager | undefined => navigator.locks;

/** A name that no other page has. */
export const nameOfPage = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");
