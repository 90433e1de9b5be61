import type { Result } from "effect/Result";
import type { Identity } from "../../domain/session.ts";
import type { AuthContext, ExchangeRequest } from "./auth.types.ts";

/** What an actor answered: the parameter of the guards and actions that look at it. */
export const output = <Output>({ event }: { event: { output: Output } }): Output => event.output;

/** What succeeded, for actions that a guard lets through only then. */
export const success = <A>(result: Result<A, unknown>): A => {
  if (result._tag === "Success") return result.success;
  throw new Error("This did not succeed");
};

/** Why something failed, for guards and actions that are asked only then. */
export const failure = <E>(result: Result<unknown, E>): E => {
  if (result._tag === "Failure") return result.failure;
  throw new Error("This did not fail");
};

/** The bug that an actor broke on. */
export const cause = ({ event }: { event: { error: unknown } }): unknown => event.error;

/** Who is there. Only states that noted somebody ask. */
export const somebody = ({ identity }: AuthContext): Identity => identity ?? { uid: "", email: "" };

/** The exchange that a state asks for (D18). */
export const exchangeRequest = ({ context }: { context: AuthContext }): ExchangeRequest => ({
  identity: somebody(context),
  generation: context.generation,
});
