import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import * as Scope from "effect/Scope";

/** Writes that somebody began in a session. */
export interface SessionWrites {
  /**
   * Has a write go on when whoever waits for it is gone, as the page is from which it was begun; `unseen` is told why it
   * failed then.
   */
  readonly goingOn: <A, E, R>(
    write: Effect.Effect<A, E, R>,
    unseen?: (failure: E) => void,
  ) => Effect.Effect<A, E, R>;
  /** Ends with the session what goes on; whoever still waits is told nothing. */
  readonly end: () => void;
}

export const sessionWrites = (): SessionWrites => {
  let session = Scope.makeUnsafe();
  return {
    goingOn: (write, unseen) =>
      Effect.suspend(() => {
        let isLeft = false;
        const told = Effect.tapError(write, (failure) =>
          Effect.sync(() => {
            if (isLeft) unseen?.(failure);
          }),
        );
        return Effect.forkIn(told, session).pipe(
          Effect.flatMap(Fiber.await),
          Effect.onInterrupt(() =>
            Effect.sync(() => {
              isLeft = true;
            }),
          ),
          Effect.flatMap((exit) => (Exit.hasInterrupts(exit) ? Effect.never : exit)),
        );
      }),
    end: () => {
      Effect.runFork(Scope.close(session, Exit.void));
      session = Scope.makeUnsafe();
    },
  };
};
