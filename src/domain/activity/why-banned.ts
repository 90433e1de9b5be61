import type { Activity, FieldChange } from "../activity.ts";

/** Whether a change is a ban. */
export const isBan = ({ field, after }: FieldChange): boolean => field === "banned" && after === "true";

/** Why a kitchen was banned last, as its log tells, newest first. */
export const whyBanned = (log: ReadonlyArray<Activity>): string | undefined =>
  log.find(({ changes }) => changes.some(isBan))?.reason;
