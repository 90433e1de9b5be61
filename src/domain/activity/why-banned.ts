import type { Activity, FieldChange } from "../activity.ts";

export const isBan = ({ field, after }: FieldChange): boolean => field === "banned" && after === "true";

export const tellsBan = ({ changes }: Pick<Activity, "changes">): boolean => changes.some(isBan);

/** How a kitchen was banned last, as its log tells, newest first. */
export const latestBan = (log: ReadonlyArray<Activity>): Activity | undefined => log.find(tellsBan);
