import { allowed } from "./allowed.ts";

/** Where this tab remembers the state that it asked for consent with; another tab has its own. */
const KEY = "console.google-state";

/**
 * Remembers the state of an authorization until the page comes back. Without storage nothing that comes back is ours: the
 * connection is refused, never guessed.
 */
export const rememberAuthorizationState = (state: string): void =>
  allowed(() => sessionStorage.setItem(KEY, state));

/** The state that was remembered, once: reading forgets it. */
export const takeAuthorizationState = (): string | undefined =>
  allowed(() => {
    const state = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return state;
  });
