import type { Activity } from "../activity.ts";
import { momentOf } from "../instant.ts";
import { kitchenOf } from "./named-records.ts";

/** What is known of a ban. */
export interface NotedBan extends Pick<Activity, "person" | "creationDate" | "reason"> {
  readonly recordId: string;
}

/** Reports that end with a ban end right after it, one by one. */
export const AT_ONCE_MS = 60_000;

export const isReportsEnd = ({ operation }: Activity): boolean => operation === "reports.remove";

/** Whether a report ended with a ban of what it was about: by the same person, for the same reason, right after it. */
export const isClosedWith = (ban: NotedBan, end: Activity): boolean => {
  const since = (momentOf(end) ?? Number.NaN) - (momentOf(ban) ?? Number.NaN);
  return (
    isReportsEnd(end) &&
    kitchenOf(end) === ban.recordId &&
    end.person?.userId === ban.person?.userId &&
    end.reason === ban.reason &&
    since >= 0 &&
    since <= AT_ONCE_MS
  );
};
