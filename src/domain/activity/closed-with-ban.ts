import type { Activity } from "../activity.ts";
import { momentOf } from "../instant.ts";
import { kitchenOf } from "./named-records.ts";
import { isBan, tellsBan } from "./why-banned.ts";

/** What is known of a ban. */
export interface NotedBan extends Pick<Activity, "person" | "creationDate" | "reason"> {
  readonly recordId: string;
}

/** Reports that end with a ban end right after it, one by one. */
export const SAME_DECISION_MS = 60_000;

const isReportsEnd = ({ operation }: Activity): boolean => operation === "reports.remove";

/** Whether a report ended with a ban of what it was about: by the same person, for the same reason, right after it. */
export const isClosedWith = (ban: NotedBan, end: Activity): boolean => {
  const since = (momentOf(end) ?? Number.NaN) - (momentOf(ban) ?? Number.NaN);
  return (
    isReportsEnd(end) &&
    kitchenOf(end) === ban.recordId &&
    end.person?.userId === ban.person?.userId &&
    end.reason === ban.reason &&
    since >= 0 &&
    since <= SAME_DECISION_MS
  );
};

/** Whether a kitchen was not banned when an entry was noted, as far as others tell that are known, newest first. */
const wasFree = (kitchen: string, entry: Activity, known: ReadonlyArray<Activity>): boolean => {
  const bansOf = (entries: ReadonlyArray<Activity>) =>
    entries
      .filter(({ kind, recordId }) => kind === "kitchen" && recordId === kitchen)
      .flatMap(({ changes }) => changes.filter(({ field }) => field === "banned"));
  const place = known.findIndex(({ activityId }) => activityId === entry.activityId);
  const last = bansOf(known.slice(place + 1))[0];
  if (last !== undefined) return !isBan(last);
  const next = bansOf(known.slice(0, Math.max(place, 0))).at(-1);
  return next !== undefined && isBan(next);
};

/** How a report ended, where what is known of the log beside it, newest first, tells: with a ban, or without one. */
export const reportsEnd = (
  entry: Activity,
  known: ReadonlyArray<Activity>,
): "banned" | "dismissed" | undefined => {
  const kitchen = kitchenOf(entry);
  if (!isReportsEnd(entry) || kitchen === undefined) return undefined;
  if (known.some((ban) => tellsBan(ban) && isClosedWith(ban, entry))) return "banned";
  return wasFree(kitchen, entry, known) ? "dismissed" : undefined;
};
