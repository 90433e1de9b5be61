import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import type { Confidential } from "../../domain/confidential.ts";
import type { Authentication, Exchanged } from "../../domain/ports/authentication.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";

type Exchange = Effect.Effect<Exchanged, RemoteFailure>;

interface Begun {
  readonly idToken: Confidential;
  readonly fiber: Fiber.Fiber<Exchanged, RemoteFailure>;
}

/** An exchange that may have begun before it is asked for; never more than one is under way. */
export const begunEarly = (
  ask: (idToken: Confidential) => Exchange,
): Pick<Authentication["Service"], "exchange" | "begin" | "giveUp"> => {
  let begun: Begun | undefined;
  const taken = Effect.sync(() => {
    const early = begun;
    begun = undefined;
    return early;
  });
  const giveUp = (): Effect.Effect<void> =>
    Effect.flatMap(taken, (early) => (early === undefined ? Effect.void : Fiber.interrupt(early.fiber)));
  return {
    exchange: (idToken) =>
      Effect.flatMap(taken, (early) => {
        if (early === undefined) return ask(idToken);
        const stop = Fiber.interrupt(early.fiber);
        return early.idToken.revealed === idToken.revealed
          ? Effect.onInterrupt(Fiber.join(early.fiber), () => stop)
          : Effect.andThen(stop, ask(idToken));
      }),
    begin: (idToken) =>
      Effect.gen(function* () {
        yield* giveUp();
        begun = { idToken, fiber: yield* Effect.forkDetach(ask(idToken)) };
      }),
    giveUp,
  };
};
