import type { Id } from "../../domain/id.ts";
import { allowed } from "./allowed.ts";

/** Where this tab remembers the state that it asked for consent with; another tab has its own. */
const KEY = "console.google-state";

/** What marks one that was left half-way, which the person was told; no id begins so. */
const LEFT = "left: ";

/** A state, and who asked for consent with it: by the time the page comes back another one may be signed in. */
interface AuthorizationState {
  readonly owner: string;
  readonly state: string;
  readonly wasLeft: boolean;
}

/**
 * Remembers the state of an authorization until the page comes back. Without storage nothing that comes back is ours: the
 * connection is refused, never guessed.
 */
export const rememberAuthorizationState = (owner: Id<"user">, state: string, wasLeft = false): void =>
  allowed(() => sessionStorage.setItem(KEY, `${wasLeft ? LEFT : ""}${owner} ${state}`));

/** The state that was remembered, once: reading forgets it. */
export const takeAuthorizationState = (): AuthorizationState | undefined =>
  allowed(() => {
    const kept = sessionStorage.getItem(KEY) ?? "";
    sessionStorage.removeItem(KEY);
    const wasLeft = kept.startsWith(LEFT);
    const [, owner, state] = /^(\S+) (.+)$/su.exec(wasLeft ? kept.slice(LEFT.length) : kept) ?? [];
    return owner === undefined || state === undefined ? undefined : { owner, state, wasLeft };
  });
