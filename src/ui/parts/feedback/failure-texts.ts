import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { RemoteFailure, RemoteFailureTag } from "../../../domain/remote-failure.ts";
import type { WriteFailure } from "../../../domain/saving-failure.ts";

const TEXTS: Readonly<Record<Exclude<WriteFailure["_tag"], "RateLimited">, MessageDescriptor>> = {
  NotSent: msg`Network error`,
  Unreachable: msg`Network error`,
  TimedOut: msg`Network error`,
  Unauthorized: msg`Sign in again to see this`,
  Forbidden: msg`Access denied`,
  NotFound: msg`This could not be found`,
  NotOffered: msg`Something went wrong`,
  NotAcceptable: msg`Something went wrong`,
  Stale: msg`This was changed in the meantime`,
  Refused: msg`Something went wrong`,
  ServerFailed: msg`Something went wrong`,
  Unreadable: msg`Something went wrong`,
};

/** Whether the person may try again: a refusal stays one, and signing in again reads by itself what it kept away. */
export const canBeTried = (failure: RemoteFailure | undefined): boolean =>
  failure?._tag !== "Forbidden" && failure?._tag !== "Unauthorized";

/** What a person is told when something could not be read, or was not done. */
export const failureText = (failure: WriteFailure): MessageDescriptor => {
  if (failure._tag === "ServerFailed" && failure.report !== undefined) {
    const { report } = failure;
    return msg`Something went wrong. Report ${report}`;
  }
  if (failure._tag !== "RateLimited") return TEXTS[failure._tag];
  const seconds = Math.ceil(failure.retryAfterSeconds);
  return msg`Too many requests at once. Try again in ${plural(seconds, { one: "# second", other: "# seconds" })}.`;
};

/** The same where a whole page could not be read. */
export const pageFailureText = (failure: RemoteFailure): MessageDescriptor =>
  failure._tag === "NotFound" ? msg`Page not found` : failureText(failure);

/** Why a page is not to be had where trying again would not help. */
export const REASONS: Partial<Readonly<Record<RemoteFailureTag, MessageDescriptor>>> = {
  NotFound: msg`It was deleted, or its address is wrong.`,
  Forbidden: msg`You may not see this. An admin can tell you why.`,
};
