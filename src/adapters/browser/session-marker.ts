/** Where the browser remembers whose session is likely, so that nothing has to wait to find out. */
const KEY = "console.session";

/** Who was signed in here last time. A hint about speed only; it grants nothing. */
export const likelySession = (): string | undefined => {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Remembers that a session of somebody's is likely. */
export const rememberSession = (uid: string): void => {
  try {
    localStorage.setItem(KEY, uid);
  } catch {
    // A browser that refuses storage only loses the hint.
  }
};

/** Forgets that a session is likely, of somebody or of whoever it was, and so tells the other tabs. */
export const forgetSession = (uid: string | undefined): void => {
  try {
    if (uid === undefined || localStorage.getItem(KEY) === uid) localStorage.removeItem(KEY);
  } catch {
    // It was never remembered.
  }
};

/** Calls back when another tab signs somebody out, or everybody; gives back how to stop. */
export const onSignedOutElsewhere = (signedOut: (uid: string | undefined) => void): (() => void) => {
  const listener = (event: StorageEvent): void => {
    const isForgotten = event.key === KEY && event.newValue === null;
    if (isForgotten || event.key === null) signedOut(event.oldValue ?? undefined);
  };
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
};
