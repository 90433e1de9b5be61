import { isCalendarDate, type CalendarDate } from "../../domain/calendar-date.ts";

/** The time now, in epoch milliseconds: the one room with a clock. */
export const now = (): number => Date.now();

const MINUTE = 60_000;

/** The day it is where the browser is. */
export const today = (): CalendarDate => {
  const local = now() - new Date(now()).getTimezoneOffset() * MINUTE;
  const day = new Date(local).toISOString().slice(0, 10);
  if (!isCalendarDate(day)) throw new RangeError("The clock shows a day that does not exist");
  return day;
};
