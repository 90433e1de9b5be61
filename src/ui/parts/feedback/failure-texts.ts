import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RemoteFailureTag } from "../../../domain/remote-failure.ts";

/** What a person is told when something could not be read. */
export const FAILURE_TEXTS: Readonly<Record<RemoteFailureTag, MessageDescriptor>> = {
  Unreachable: msg`Network error`,
  TimedOut: msg`Network error`,
  Unauthorized: msg`Sign in again to see this`,
  Forbidden: msg`Access denied`,
  NotFound: msg`Page not found`,
  NotOffered: msg`Something went wrong`,
  NotAcceptable: msg`Something went wrong`,
  Refused: msg`Something went wrong`,
  RateLimited: msg`Too many requests at once`,
  ServerFailed: msg`Something went wrong`,
  Unreadable: msg`Something went wrong`,
};
