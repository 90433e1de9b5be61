import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import type { User } from "../../../domain/user.ts";

/** Long enough for the calls of a page, short enough for what another process changed. */
const MEMORY_MS = 1_000;

/** So many are remembered at most. */
const CAPACITY = 1_000;

/**
 * Whose a token is, remembered for a second. Whoever changes anything has it forgotten afterwards, so that no change made
 * by this process is answered with what was before it.
 */
export const remembering = <E>(
  userOf: (token: string) => Effect.Effect<User | undefined, E>,
): {
  readonly of: (token: string) => Effect.Effect<User | undefined, E>;
  readonly forget: Effect.Effect<void>;
} => {
  let known = new Map<string, { readonly user: User; readonly until: number }>();
  return {
    of: Effect.fnUntraced(function* (token) {
      const now = yield* Clock.currentTimeMillis;
      const kept = known.get(token);
      if (kept !== undefined && now < kept.until && now >= kept.until - MEMORY_MS) return kept.user;
      // What is read before a change may be remembered only among what that change has forgotten.
      const memory = known;
      const user = yield* userOf(token);
      if (memory.size >= CAPACITY) memory.clear();
      if (user !== undefined) memory.set(token, { user, until: now + MEMORY_MS });
      return user;
    }),
    forget: Effect.sync(() => {
      known = new Map();
    }),
  };
};
