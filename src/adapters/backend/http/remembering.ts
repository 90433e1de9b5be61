import * as Cache from "effect/Cache";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";

/** Long enough for the calls of a page, short enough for what another process changed. */
const MEMORY_MS = 1_000;

/** So many are remembered at most. */
const CAPACITY = 1_000;

/**
 * What a token stands for, remembered for a second and looked up once for all who ask meanwhile; nothing and failures are
 * not remembered. Whoever may change users has it forgotten afterwards, so that no change made by this process is answered
 * with what was before it.
 */
export const remembering = <A, E>(
  find: (token: string) => Effect.Effect<A | undefined, E>,
): {
  readonly of: (token: string) => Effect.Effect<A | undefined, E>;
  readonly forget: Effect.Effect<void>;
} => {
  const known = Effect.runSync(
    Cache.makeWith(find, {
      capacity: CAPACITY,
      timeToLive: (exit) => (Exit.isSuccess(exit) && exit.value !== undefined ? MEMORY_MS : 0),
    }),
  );
  return { of: (token) => Cache.get(known, token), forget: Cache.invalidateAll(known) };
};
