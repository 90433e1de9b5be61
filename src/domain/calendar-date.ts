import { withPlainDigits } from "./digits.ts";

declare const calendarDate: unique symbol;

/** A day as plain `YYYY-MM-DD`; it never passes through a time zone (D20, D42). */
export type CalendarDate = string & { readonly [calendarDate]: true };

const SHAPE = /^(?!0000)\d{4}-\d{2}-\d{2}$/u;

/** Whether a text is a day that exists, from year 1 on. */
export const isCalendarDate = (text: string): text is CalendarDate => {
  // A day alone is one of UTC; some engines read 30 February as a day of March.
  const time = SHAPE.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Whether a text is day, month and year, and none of them has four digits. */
export const hasShortYear = (text: string): boolean =>
  /^\D*(?:\d{6}|\d{1,2}(?:\D+\d{1,2}){2})\D*$/u.test(withPlainDigits(text));

/** The day of UTC that a moment is in: what the service keeps by day, it keeps by these (D42). */
export const utcDay = (instant: number): CalendarDate => {
  const day = new Date(instant).toISOString().slice(0, 10);
  if (!isCalendarDate(day)) throw new RangeError(day);
  return day;
};

/** How many full years lie between two days; a birthday on 29 February is reached on 1 March of other years. */
export const fullYears = (from: CalendarDate, to: CalendarDate): number => {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
};
