import type { Identity } from "../../domain/session.ts";
import { type ExchangeFailure, signInFailureOfRemote } from "../../domain/sign-in-failure.ts";
import type { Mishap } from "../answer.ts";
import type { AuthContext, ExchangeRequest } from "./auth.types.ts";

/** Whether nobody knows what came of something: it took too long, or broke. */
export const isMishap = (failure: ExchangeFailure | Mishap): failure is Mishap =>
  failure._tag === "TimedOut" || failure._tag === "Unreadable";

/** Why somebody was not let in: too late is a network failure, a bug a failed login. */
export const reasonOf = <E extends ExchangeFailure>(failure: E | Mishap) =>
  isMishap(failure) ? signInFailureOfRemote(failure) : failure;

/** Who is there. Only states that noted somebody ask. */
export const somebody = ({ identity }: AuthContext): Identity => identity ?? { uid: "", email: "" };

/** The exchange that a state asks for. */
export const exchangeRequest = ({ context }: { context: AuthContext }): ExchangeRequest => ({
  identity: somebody(context),
  generation: context.generation,
});
