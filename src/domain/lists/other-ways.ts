import { isMissingEndpoint, type RemoteFailure } from "../remote-failure.ts";

/** Whether the backend does not count, now or later (§8, D32). */
export const isNotCounted = (failure: RemoteFailure): boolean =>
  failure._tag === "NotAcceptable" || isMissingEndpoint(failure);

/** Whether another way than the backend's own, of searching or ranking, is worth it: not where the answer was about who asks. */
export const isAnotherWayWorthIt = ({ _tag }: { readonly _tag: string }): boolean =>
  _tag !== "Unauthorized" && _tag !== "Forbidden";
