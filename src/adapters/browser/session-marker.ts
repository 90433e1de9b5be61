/** Where the browser remembers that a session is likely, so that nothing has to wait to find out. */
const KEY = "console.session";

/** Whether somebody was signed in here last time. A hint about speed only; it grants nothing. */
export const isSessionLikely = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

/** Remembers or forgets that a session is likely; forgetting tells the other tabs. */
export const rememberSession = (likely: boolean): void => {
  try {
    if (likely) localStorage.setItem(KEY, "likely");
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that refuses storage only loses the hint.
  }
};

/** Calls back when another tab signs out; gives back how to stop. */
export const onSignedOutElsewhere = (signedOut: () => void): (() => void) => {
  const listener = (event: StorageEvent): void => {
    const isForgotten = event.key === KEY && event.newValue === null;
    if (isForgotten || event.key === null) signedOut();
  };
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
};
