import * as Predicate from "effect/Predicate";
import { isWithoutAnswer, type RemoteFailure } from "./remote-failure.ts";
import type { FieldFailureTag } from "./sign-in-failure.ts";

/** Why the identity provider made no account for somebody, or only half of the work was done (D23). */
export type AccountFailure = { readonly _tag: FieldFailureTag } | { readonly _tag: "NameNotSaved" };

/** Nothing of a write was sent: without a network, or as what comes before it broke off (D38). */
export interface NotSent {
  readonly _tag: "NotSent";
}
export const NotSent: NotSent = { _tag: "NotSent" };

/** Why a write did not come about, or nobody knows whether it did. */
export type WriteFailure = RemoteFailure | NotSent;

/** Why what a form says was not saved, or not wholly. */
export type SavingFailure = WriteFailure | AccountFailure;

/** Whether nobody knows what came of a write (D38): the answer did not come, or could not be read. */
export const isResultUnknown = (failure: SavingFailure): boolean =>
  isWithoutAnswer(failure) || failure._tag === "Unreadable";

/** Why a write did not come about, where what was to be looked at before it failed. */
export const beforeSending = (failure: RemoteFailure): WriteFailure =>
  isResultUnknown(failure) ? NotSent : failure;

/** Where no reason is given (P23), the backend knows another role of theirs than the console, which offered it. */
export const isOfAnotherRole = (failure: unknown): boolean =>
  Predicate.isTagged(failure, "Forbidden") && !("message" in failure || "feature" in failure);

/** Whether all that is sent after it would fail alike: the session has ended (D25), or the role is another by now (P27). */
export const endsTheRest = (failure: WriteFailure): boolean =>
  failure._tag === "Unauthorized" ? failure.wasReplaced !== true : isOfAnotherRole(failure);
