import type { Effect } from "effect/Effect";
import type { Result } from "effect/Result";
import { fromPromise, type PromiseActorLogic } from "xstate";
import { TimedOut, Unreadable } from "../domain/remote-failure.ts";
import type { Answer } from "./answer.ts";

/** How long an actor may take, in milliseconds: longer than one call. */
export const PATIENCE_MS = 15_000;

/** How long one may take that begins with a read, which is tried twice, in milliseconds. */
export const READ_FIRST_MS = 25_000;

/** The longest that a timer can wait, in milliseconds: 24 days. */
export const LONGEST_MS = 2 ** 31 - 1;

/** Runs an effect with the services of the console; a failure comes back as a value, a bug as a rejection. */
export type Runner<R> = <A, E>(effect: Effect<A, E, R>, signal: AbortSignal) => Promise<Result<A, E>>;

/** What an effect that an actor runs gives the chart. */
export type EffectActor<A, E, Input> = PromiseActorLogic<Answer<A, E>, Input>;

type Work<A, E, Input> = (input: Input, signal: AbortSignal) => Promise<Answer<A, E>>;

/** Work that answers in every case: it is given up when it takes too long, and a bug in it is logged. */
export const answering =
  <A, E, Input>(
    work: Work<A, E, Input>,
    logDefect: (cause: unknown) => void,
    patience: number,
  ): Work<A, E, Input> =>
  (input, signal) =>
    new Promise((answer) => {
      const givingUp = new AbortController();
      signal.addEventListener("abort", () => givingUp.abort());
      const waiting = setTimeout(() => {
        answer({ _tag: "Failure", failure: TimedOut });
        givingUp.abort();
      }, patience);
      void work(input, givingUp.signal)
        .then(answer, (cause: unknown) => {
          if (!givingUp.signal.aborted) logDefect(cause);
          answer({ _tag: "Failure", failure: Unreadable });
        })
        .finally(() => clearTimeout(waiting));
    });

/** Work as an actor; stopping the actor aborts it. */
export const workActor = <A, E, Input>(work: Work<A, E, Input>): EffectActor<A, E, Input> =>
  fromPromise(({ input, signal }) => work(input, signal));

/**
 * Makes actors of programs: the only bridge between Effect and XState. Stopping an actor interrupts its program.
 * Runner and program are asked for when the actor starts, so that neither has to be loaded before.
 */
export const effectActors =
  <R>(runner: () => Promise<Runner<R>>, logDefect: (cause: unknown) => void) =>
  <A, E, Input>(
    program: () => Promise<(input: Input) => Effect<A, E, R>>,
    patience = PATIENCE_MS,
  ): EffectActor<A, E, Input> =>
    workActor(
      answering(
        async (input, signal) => {
          const [run, start] = await Promise.all([runner(), program()]);
          // Effect looks at the signal at its first pause only: what was stopped in the meantime must not begin.
          signal.throwIfAborted();
          return run(start(input), signal);
        },
        logDefect,
        patience,
      ),
    );

/** The place of an actor in a chart, to be filled where everything is composed. */
export const actorSlot = <A, E, Input>(): EffectActor<A, E, Input> =>
  fromPromise(() => Promise.reject(new Error("An actor of the chart was not provided")));
