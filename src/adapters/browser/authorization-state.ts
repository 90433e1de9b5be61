/** Where this tab remembers the state that it asked for consent with; another tab has its own. */
const KEY = "console.google-state";

/** Remembers the state of an authorization until the page comes back. */
export const rememberAuthorizationState = (state: string): void => {
  try {
    sessionStorage.setItem(KEY, state);
  } catch {
    // Without storage nothing that comes back is ours: the connection is refused, never guessed.
  }
};

/** The state that was remembered, once: reading forgets it. */
export const takeAuthorizationState = (): string | undefined => {
  try {
    const state = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return state;
  } catch {
    return undefined;
  }
};
