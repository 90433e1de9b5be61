/** The time frames of analytics, in days as the backend spells them (§7, §9). */
export const TIME_FRAMES = ["7d", "30d", "90d", "365d"] as const;
export type TimeFrame = (typeof TIME_FRAMES)[number];
export const DEFAULT_TIME_FRAME: TimeFrame = "30d";

/** Whether figures of a time frame come with those of each day (D71). */
export type Detail = "sums" | "days";

/** How many days a time frame has, today among them. */
export const daysOf = (frame: TimeFrame): number => Number.parseInt(frame, 10);

/** The longest time frame of so many days at most. */
export const longestWithin = (days: number): TimeFrame | undefined =>
  TIME_FRAMES.findLast((frame) => daysOf(frame) <= days);

/** Any text as a time frame that is offered; what is not offered is the default (§9). */
export const timeFrame = (text: string | undefined): TimeFrame =>
  TIME_FRAMES.find((frame) => frame === text) ?? DEFAULT_TIME_FRAME;
