import type { TimedOut, Unreadable } from "../domain/remote-failure.ts";

/** Why an actor has no answer of its program's: it took too long, or broke on a bug. */
export type Mishap = typeof TimedOut | typeof Unreadable;

/** What an actor answers, in every case. A `Result` of Effect is one. */
export type Answer<A, E = never> =
  | { readonly _tag: "Success"; readonly success: A }
  | { readonly _tag: "Failure"; readonly failure: E | Mishap };

/** The answer of what is only done. */
export const DONE: Answer<void> = { _tag: "Success", success: undefined };

/** What an actor answered: the parameter of the guards and actions that look at it. */
export const output = <Output>({ event }: { event: { output: Output } }): Output => event.output;

/** The guard of what follows a success. */
export const succeeded = (_: unknown, answer: Answer<unknown, unknown>): boolean => answer._tag === "Success";

/** What succeeded, for actions that a guard lets through only then. */
export const success = <A>(answer: Answer<A, unknown>): A => {
  if (answer._tag === "Success") return answer.success;
  throw new Error("This did not succeed");
};

/** Why something failed, for guards and actions that are asked only then. */
export const failure = <E>(answer: Answer<unknown, E>): E | Mishap => {
  if (answer._tag === "Failure") return answer.failure;
  throw new Error("This did not fail");
};
