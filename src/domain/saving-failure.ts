import type { RemoteFailure } from "./remote-failure.ts";
import type { FieldFailureTag } from "./sign-in-failure.ts";

/** Why the identity provider made no account for somebody, or only half of the work was done (D23). */
export type AccountFailure = { readonly _tag: FieldFailureTag } | { readonly _tag: "NameNotSaved" };

/** Without a network nothing of a write was sent (D38). */
export interface NotSent {
  readonly _tag: "NotSent";
}

/** Why what a form says was not saved, or not wholly. */
export type SavingFailure = RemoteFailure | AccountFailure | NotSent;

/** Whether nobody knows what came of a write (D38): the answer did not come, or could not be read. */
export const isResultUnknown = ({ _tag }: SavingFailure): boolean =>
  _tag === "TimedOut" || _tag === "Unreachable" || _tag === "Unreadable";
