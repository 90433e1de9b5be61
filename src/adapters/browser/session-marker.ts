import { allowed } from "./allowed.ts";

/** Where the browser remembers whose session is likely, so that nothing has to wait to find out. */
const KEY = "console.session";

/** Who was signed in here last time. A hint about speed only; it grants nothing. */
export const likelySession = (): string | undefined => allowed(() => localStorage.getItem(KEY)) || undefined;

export const rememberSession = (uid: string): void => allowed(() => localStorage.setItem(KEY, uid));

/** Remembers that none is likely, which nobody else need go by: this tab found nobody, and signed nobody out. */
export const expectNobody = (): void => allowed(() => localStorage.setItem(KEY, ""));

/** Forgets that a session of somebody's is likely, and so tells the other tabs, also of whoever never had one. */
export const forgetSession = (uid: string): void =>
  allowed(() => {
    if ((likelySession() ?? uid) !== uid) return;
    // No tab hears that nothing was taken away.
    rememberSession(uid);
    localStorage.removeItem(KEY);
  });

/** Calls back when another tab signs somebody out, or everybody. */
export const onSignedOutElsewhere = (signedOut: (uid: string | undefined) => void): void =>
  addEventListener("storage", (event) => {
    const isForgotten = event.key === KEY && event.newValue === null;
    if (!isForgotten && event.key !== null) return;
    const uid = event.oldValue ?? undefined;
    const present = likelySession();
    // Whoever signed in again before this tab heard of it is there.
    if (present === undefined || (uid !== undefined && uid !== present)) signedOut(uid);
  });
