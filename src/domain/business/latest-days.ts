import type { DayFigures } from "../business.ts";
import type { CalendarDate } from "../calendar-date.ts";
import { dayNumber } from "../days/reckoning.ts";
import { lastDay, takingsOf } from "../days/takings.ts";

const WEEK = 7;

/**
 * What was taken today, in the seven days that end with it, and in the same days before; nothing where no day is known.
 * Weeks of which not as many days are known are not compared. Analytics has the whole trend; a home has no room for that.
 */
export const latestDays = (series: ReadonlyArray<DayFigures>, today: CalendarDate) => {
  const end = lastDay(series, today);
  const known = (from: number, count: number): ReadonlyArray<DayFigures> =>
    series.filter(({ date }) => {
      const ago = end - dayNumber(date);
      return ago >= from && ago < from + count;
    });
  const [now, before] = [known(0, WEEK), known(WEEK, WEEK)];
  return {
    day: { now: takingsOf(known(0, 1)), before: takingsOf(known(WEEK, 1)) },
    week: { now: takingsOf(now), before: takingsOf(before), isComparable: now.length === before.length },
  };
};
