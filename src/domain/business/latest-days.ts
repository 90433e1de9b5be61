import type { DayFigures } from "../business.ts";
import type { CalendarDate } from "../calendar-date.ts";
import { dayNumber } from "../days/reckoning.ts";
import { lastDay, type Takings, takingsOf } from "../days/takings.ts";

const WEEK = 7;

/**
 * What was taken today, in the seven days that end with it, and in the same days before; nothing where no day is known.
 * Analytics has the whole trend; a home has no room for that.
 */
export const latestDays = (series: ReadonlyArray<DayFigures>, today: CalendarDate) => {
  const end = lastDay(series, today);
  const taken = (from: number, count: number): Takings | undefined =>
    takingsOf(
      series.filter(({ date }) => {
        const ago = end - dayNumber(date);
        return ago >= from && ago < from + count;
      }),
    );
  return {
    day: { now: taken(0, 1), before: taken(WEEK, 1) },
    week: { now: taken(0, WEEK), before: taken(WEEK, WEEK) },
  };
};
