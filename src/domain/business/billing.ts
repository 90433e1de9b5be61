import type { CalendarDate } from "../calendar-date.ts";

/** The same day of the month after, or that month's last day, as `YYYY-MM-DD`. */
export const monthAfter = (day: CalendarDate): string => {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  // `Date` counts months from 0: what is this month here is the next one there, and day 0 the one before the first.
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
};
