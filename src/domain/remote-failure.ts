/**
 * Why a call to the product's backend gave no usable answer. HTTP numbers are known to the contract only;
 * everything inwards speaks of these facts (§8).
 */
export type RemoteFailure =
  | { readonly _tag: "Unreachable" }
  | { readonly _tag: "TimedOut" }
  | { readonly _tag: "Unauthorized"; readonly wasReplaced?: true }
  | { readonly _tag: "Forbidden"; readonly message?: string; readonly feature?: string }
  | { readonly _tag: "NotFound"; readonly message: string }
  | { readonly _tag: "NotOffered" }
  | { readonly _tag: "NotAcceptable" }
  | { readonly _tag: "Stale" }
  | { readonly _tag: "Refused"; readonly message: string; readonly field?: string }
  | { readonly _tag: "RateLimited"; readonly retryAfterSeconds: number }
  | {
      readonly _tag: "ServerFailed";
      readonly serialization: boolean;
      readonly report?: string;
      readonly retryAfterSeconds?: number;
    }
  | { readonly _tag: "Unreadable" };

export type RemoteFailureTag = RemoteFailure["_tag"];
export type Refusal = Extract<RemoteFailure, { readonly _tag: "Refused" }>;

type Bare = Exclude<RemoteFailureTag, "NotFound" | "Refused" | "RateLimited" | "ServerFailed">;
interface Constant<Tag extends Bare> {
  readonly _tag: Tag;
}
const constant = <Tag extends Bare>(_tag: Tag): Constant<Tag> => ({ _tag });

export const Unreachable = constant("Unreachable");
export const TimedOut = constant("TimedOut");
export const Unauthorized = constant("Unauthorized");
/** The token was refused that another one of the same session has replaced by now. */
export const ReplacedToken: RemoteFailure = { ...Unauthorized, wasReplaced: true };
export const Forbidden = constant("Forbidden");
export const NotOffered = constant("NotOffered");
export const NotAcceptable = constant("NotAcceptable");
/** The record is in another state by now than the one that was to be changed (D37). */
export const Stale = constant("Stale");
export const Unreadable = constant("Unreadable");
/** What may not be done, and why, where it is no matter of the role alone (D64). */
export const ForbiddenBecause = (message: string): RemoteFailure => ({ _tag: "Forbidden", message });
export const NotFound = (message = "Not found"): RemoteFailure => ({ _tag: "NotFound", message });
/** What was asked cannot be; `field` names the one that is wrong, where it is one (D73). */
export const Refused = (message: string, field?: string): Refusal => ({
  _tag: "Refused",
  message,
  ...(field !== undefined && { field }),
});
export const RateLimited = (retryAfterSeconds: number): RemoteFailure => ({
  _tag: "RateLimited",
  retryAfterSeconds,
});
/** The server's own fault; `report` is what its operators find it by. It may say how long it wants to be left alone. */
export const ServerFailed = (
  serialization = false,
  report?: string,
  retryAfterSeconds?: number,
): RemoteFailure => ({
  _tag: "ServerFailed",
  serialization,
  ...(report !== undefined && { report }),
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

/** Whether no answer came, or none in time. */
export const isWithoutAnswer = ({ _tag }: { readonly _tag: string }): boolean =>
  _tag === "Unreachable" || _tag === "TimedOut";

/** Whether one more try of a read may help (D31): no answer, too late, the server's own fault, or a token that was renewed meanwhile. */
export const isWorthRetrying = (failure: RemoteFailure): boolean =>
  isWithoutAnswer(failure) ||
  failure._tag === "ServerFailed" ||
  (failure._tag === "Unauthorized" && failure.wasReplaced === true);

/** Whether the backend said what it thinks of a call (D55): not where the network, its own fault or its limits came first. */
export const isVerdict = (failure: RemoteFailure): boolean =>
  !isWorthRetrying(failure) && failure._tag !== "RateLimited";

export type Missing = "a connection was missing" | "a session was missing";

/** What was missing where something failed for want of it: once it is back, it may be tried anew. Nothing where it failed otherwise. */
export const missingFor = (failure: RemoteFailure): Missing | undefined => {
  if (isWithoutAnswer(failure)) return "a connection was missing";
  return failure._tag === "Unauthorized" ? "a session was missing" : undefined;
};

/** Whether the next source of a fallback chain may answer where this one did not (D33). */
export const isMissingEndpoint = (failure: RemoteFailure): boolean =>
  failure._tag === "NotFound" || failure._tag === "NotOffered" || failure._tag === "Unreadable";

/** Whether the backend does not know the identity that signed in (D20): the step that asks for a date of birth. */
export const isUnknownUser = (failure: RemoteFailure): boolean =>
  failure._tag === "NotFound" || (failure._tag === "Refused" && /user not found/i.test(failure.message));
