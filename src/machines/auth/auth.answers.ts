import type { Identity } from "../../domain/session.ts";
import {
  type ExchangeFailure,
  NO_ANSWER,
  type NoVerdict,
  signInFailureOfRemote,
} from "../../domain/sign-in-failure.ts";
import { type Answer, failure, type Mishap, output } from "../answer.ts";
import type { AuthContext, ExchangeAnswer, ExchangeRequest, Leaving } from "./auth.types.ts";

/** Whether nobody knows what came of something: it took too long, or broke. */
const isMishap = (why: { readonly _tag: string }): why is Mishap =>
  why._tag === "TimedOut" || why._tag === "Unreadable";

/** Why somebody was not let in: too late is a network failure, a bug a failed login. */
export const reasonOf = <E extends { readonly _tag: string }>(why: E | Mishap) =>
  isMishap(why) ? signInFailureOfRemote(why) : why;

export const refusal = (answer: Answer<ExchangeAnswer>): ExchangeFailure =>
  reasonOf(answer._tag === "Success" ? failure(answer.success.outcome) : answer.failure);

/** Why nobody said whether somebody may come in. */
export const noVerdictOf = ({ event }: { event: { output: Answer<ExchangeAnswer> } }): NoVerdict => {
  const reason = refusal(event.output);
  return reason._tag === "NoVerdict" ? reason : NO_ANSWER;
};

/** Who is there. Only states that noted somebody ask. */
export const somebody = ({ identity }: AuthContext): Identity => identity ?? { uid: "", email: "" };

/** Who leaves the provider. */
export const leaving = ({ context }: { context: AuthContext }): Leaving => ({ uid: somebody(context).uid });

export const exchangeRequest = ({ context }: { context: AuthContext }): ExchangeRequest => ({
  identity: somebody(context),
  generation: context.generation,
});

/** What every exchange's answer is looked at for first: whether it is this one's, and whether it lets them in. */
export const LET_IN = [
  { guard: { type: "it answers an earlier generation", params: output } },
  {
    guard: { type: "it let them in", params: output },
    actions: { type: "open the session", params: output },
    target: "#auth.signed in.settled",
  },
] as const;
