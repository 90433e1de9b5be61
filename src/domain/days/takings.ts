import type { DayFigures } from "../business.ts";
import type { CalendarDate } from "../calendar-date.ts";
import { dayNumber } from "./reckoning.ts";

/** What was taken, in days that are known. */
export type Takings = Omit<DayFigures, "date">;

/** The day that figures end with, as a number: today, or later where a series does. */
export const lastDay = (series: ReadonlyArray<DayFigures>, today: CalendarDate): number =>
  Math.max(dayNumber(today), ...series.map(({ date }) => dayNumber(date)));

/** What was taken on some days; nothing where there are none. */
export const takingsOf = (days: ReadonlyArray<DayFigures>): Takings | undefined =>
  days.length === 0
    ? undefined
    : {
        revenue: days.reduce((sum, { revenue }) => sum + revenue, 0),
        customers: days.reduce((sum, { customers }) => sum + customers, 0),
        orders: days.reduce((sum, { orders }) => sum + orders, 0),
      };
