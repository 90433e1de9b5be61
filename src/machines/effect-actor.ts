import type { Effect } from "effect/Effect";
import type { Result } from "effect/Result";
import { fromPromise, type PromiseActorLogic } from "xstate";

/** Runs an effect with the services of the console; a failure comes back as a value, a bug as a rejection. */
export type Runner<R> = <A, E>(effect: Effect<A, E, R>, signal: AbortSignal) => Promise<Result<A, E>>;

/** What an effect that an actor runs gives the chart. */
export type EffectActor<A, E, Input> = PromiseActorLogic<Result<A, E>, Input>;

/**
 * A program as an actor: the only bridge between Effect and XState. Stopping the actor interrupts the program.
 * Both are asked for when the actor starts, so that neither has to be loaded before.
 */
export const effectActor = <A, E, R, Input>(
  runner: () => Promise<Runner<R>>,
  program: () => Promise<(input: Input) => Effect<A, E, R>>,
): EffectActor<A, E, Input> =>
  fromPromise(async ({ input, signal }) => {
    const [run, start] = await Promise.all([runner(), program()]);
    // Effect looks at the signal at its first pause only: what was stopped in the meantime must not begin.
    signal.throwIfAborted();
    return run(start(input), signal);
  });

/** The place of an actor in a chart, to be filled where everything is composed. */
export const actorSlot = <A, E, Input>(): EffectActor<A, E, Input> =>
  fromPromise(() => Promise.reject(new Error("An actor of the chart was not provided")));
