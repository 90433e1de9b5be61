import type { DayFigures } from "../business.ts";
import type { CalendarDate } from "../calendar-date.ts";
import type { Takings } from "./takings.ts";

const DAY_MS = 86_400_000;
const WEEK = 7;

const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/**
 * What was taken today, in the seven days that end with it, and in the same days before; nothing where no day is known.
 * Analytics has the whole trend; a home has no room for that.
 */
export const latestDays = (series: ReadonlyArray<DayFigures>, today: CalendarDate) => {
  const end = Math.max(timeOf(today), ...series.map(({ date }) => timeOf(date)));
  const taken = (from: number, count: number): Takings | undefined =>
    series
      .filter(({ date }) => {
        const ago = (end - timeOf(date)) / DAY_MS;
        return ago >= from && ago < from + count;
      })
      .reduce<Takings | undefined>(
        (sum, { revenue, customers, orders }) => ({
          revenue: (sum?.revenue ?? 0) + revenue,
          customers: (sum?.customers ?? 0) + customers,
          orders: (sum?.orders ?? 0) + orders,
        }),
        undefined,
      );
  return {
    day: { now: taken(0, 1), before: taken(WEEK, 1) },
    week: { now: taken(0, WEEK), before: taken(WEEK, WEEK) },
  };
};
