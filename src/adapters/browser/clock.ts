import { type CalendarDate, utcDay } from "../../domain/calendar-date.ts";

/** The time now, in epoch milliseconds: the one room with a clock. */
export const now = (): number => Date.now();

const MINUTE = 60_000;

/** The day it is where the browser is. */
export const today = (): CalendarDate => utcDay(now() - new Date(now()).getTimezoneOffset() * MINUTE);
