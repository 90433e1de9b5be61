import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import * as Scope from "effect/Scope";

/** Writes that somebody began in a session. */
export interface SessionWrites {
  /** Has a write go on when whoever waits for it is gone, as the page is from which it was begun. */
  readonly goingOn: <A, E, R>(write: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>;
  /** Ends with the session what goes on; whoever still waits is told nothing. */
  readonly end: () => void;
}

export const sessionWrites = (): SessionWrites => {
  let session = Scope.makeUnsafe();
  return {
    goingOn: (write) =>
      Effect.forkIn(write, session).pipe(
        Effect.flatMap(Fiber.await),
        Effect.flatMap((exit) => (Exit.hasInterrupts(exit) ? Effect.never : exit)),
      ),
    end: () => {
      Effect.runFork(Scope.close(session, Exit.void));
      session = Scope.makeUnsafe();
    },
  };
};
