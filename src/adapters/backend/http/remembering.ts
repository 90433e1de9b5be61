import * as Clock from "effect/Clock";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";

/** Long enough for the calls of a page, short enough for what another process changed. */
const MEMORY_MS = 1_000;

/** So many are remembered at most. */
const CAPACITY = 1_000;

/** What is known of a token for a while, or is being looked up. */
interface Kept<A, E> {
  readonly answer: Deferred.Deferred<A | undefined, E>;
  readonly until: number;
}

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
  let known = new Map<string, Kept<A, E>>();
  return {
    of: Effect.fnUntraced(function* (token) {
      const now = yield* Clock.currentTimeMillis;
      const kept = known.get(token);
      if (kept !== undefined && now < kept.until && now >= kept.until - MEMORY_MS)
        return yield* Deferred.await(kept.answer);
      // What is read before a change may be remembered only among what that change has forgotten.
      const memory = known;
      const answer = yield* Deferred.make<A | undefined, E>();
      if (memory.size >= CAPACITY) memory.clear();
      memory.set(token, { answer, until: now + MEMORY_MS });
      const unlessFound = (exit: Exit.Exit<A | undefined, E>) =>
        Effect.sync(() => {
          const isFound = Exit.isSuccess(exit) && exit.value !== undefined;
          if (!isFound && memory.get(token)?.answer === answer) memory.delete(token);
        });
      // Whoever asked first may leave before the others have it.
      yield* find(token).pipe(Effect.onExit(unlessFound), Deferred.into(answer), Effect.forkDetach);
      return yield* Deferred.await(answer);
    }),
    forget: Effect.sync(() => {
      known = new Map();
    }),
  };
};
