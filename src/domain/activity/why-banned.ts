import type { Activity, FieldChange } from "../activity.ts";

/** Whether a change is a ban. */
export const isBan = ({ field, after }: FieldChange): boolean => field === "banned" && after === "true";

/** Whether an entry of the log tells of a ban. */
export const tellsBan = ({ changes }: Pick<Activity, "changes">): boolean => changes.some(isBan);

/** How a kitchen was banned last, as its log tells, newest first. */
export const latestBan = (log: ReadonlyArray<Activity>): Activity | undefined => log.find(tellsBan);
