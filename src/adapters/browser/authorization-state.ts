import type { Id } from "../../domain/id.ts";
import { allowed } from "./allowed.ts";

/** Where this tab remembers the state that it asked for consent with; another tab has its own. */
const KEY = "console.google-state";

/** A state, and who asked for consent with it: by the time the page comes back another one may be signed in. */
interface AuthorizationState {
  readonly owner: string;
  readonly state: string;
}

/**
 * Remembers the state of an authorization until the page comes back. Without storage nothing that comes back is ours: the
 * connection is refused, never guessed.
 */
export const rememberAuthorizationState = (owner: Id<"user">, state: string): void =>
  allowed(() => sessionStorage.setItem(KEY, `${owner} ${state}`));

/** The state that was remembered, once: reading forgets it. */
export const takeAuthorizationState = (): AuthorizationState | undefined =>
  allowed(() => {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const [, owner, state] = /^(\S+) (.+)$/su.exec(kept ?? "") ?? [];
    return owner === undefined || state === undefined ? undefined : { owner, state };
  });
