import { allowed } from "./allowed.ts";

/** By this the router remembers that it reloaded the page for a part: it would, without asking what is lost. */
const RELOADED = "tanstack_router_reload:";

const missing = new WeakSet<Error>();

/** Whether something broke only because a part of the page did not come: that is no bug. */
export const isMissingPart = (cause: unknown): boolean => cause instanceof Error && missing.has(cause);

/** Calls back whenever a part of the page does not come, as without a network or after a deployment, and notes which. */
export const watchMissingParts = (missed: () => void): void =>
  addEventListener("vite:preloadError", ({ payload }) => {
    missing.add(payload);
    // Without storage the router does not reload either.
    allowed(() => sessionStorage.setItem(RELOADED + payload.message, "1"));
    missed();
  });
