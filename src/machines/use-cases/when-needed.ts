import * as Effect from "effect/Effect";
import { Unreachable } from "../../domain/remote-failure.ts";
import { PATIENCE_MS } from "../effect-actor.ts";

/** A use-case that the homes have no room for: it comes when it is needed, and without a network it does not. */
export const whenNeeded =
  <Input, A, E, R>(load: () => Promise<(input: Input) => Effect.Effect<A, E, R>>) =>
  (input: Input) =>
    Effect.tryPromise({ try: load, catch: () => Unreachable }).pipe(
      Effect.timeoutOrElse({ duration: PATIENCE_MS, orElse: () => Effect.fail(Unreachable) }),
      Effect.flatMap((use) => use(input)),
    );
