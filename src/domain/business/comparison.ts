import type { BusinessAnalytics } from "../business.ts";
import type { CalendarDate } from "../calendar-date.ts";
import { growthOf, revenueBefore } from "./growth.ts";
import type { Period } from "./period.ts";
import { trendOf } from "./trend.ts";

/** What revenue was in the period before, and how it grew since; each is there where it is known. */
export interface Comparison {
  readonly before: number | undefined;
  readonly growth: number | undefined;
}

/** Whether figures are known: where days are told of and none is of the period, their sum is no zero (D71). */
export const areKnown = ({ series }: BusinessAnalytics, period: Period, today: CalendarDate): boolean =>
  series === undefined || trendOf(series, period, today).now !== undefined;

/** How revenue compares: by the days before where they are told of, else by what its growth says, where 0 says nothing. */
export const compared = (figures: BusinessAnalytics, period: Period, today: CalendarDate): Comparison => {
  const then = figures.series && trendOf(figures.series, period, today).before;
  if (then === undefined)
    return { before: revenueBefore(figures), growth: figures.growth === 0 ? undefined : figures.growth };
  const { revenue } = then;
  return { before: revenue, growth: revenue === 0 ? undefined : growthOf(figures.revenue, revenue) };
};
