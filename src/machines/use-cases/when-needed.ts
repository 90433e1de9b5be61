import * as Effect from "effect/Effect";
import { PATIENCE_MS } from "../effect-actor.ts";

/** A use-case that the homes have no room for: it comes when it is needed, and fails as is said where it does not come. */
export const whenNeeded =
  <Input, A, E, R, F>(load: () => Promise<(input: Input) => Effect.Effect<A, E, R>>, failure: F) =>
  (input: Input) =>
    Effect.tryPromise({ try: load, catch: () => failure }).pipe(
      Effect.timeoutOrElse({ duration: PATIENCE_MS, orElse: () => Effect.fail(failure) }),
      Effect.flatMap((use) => use(input)),
    );
