import type { BusinessAnalytics } from "../business.ts";
import type { CalendarDate } from "../calendar-date.ts";
import { growthOf, isComparable, revenueBefore } from "./growth.ts";
import type { Period } from "./period.ts";
import { type Trend, trendOf } from "./trend.ts";

/** What figures are of, and the day it was where they are kept when they were read: time frames end with it. */
export interface Asked {
  readonly period: Period;
  readonly today: CalendarDate;
}

interface Comparison {
  /** Where days are told of and none is of the period, their sum is no zero (D71). */
  readonly isKnown: boolean;
  /** What revenue was in the period before, where that is known. */
  readonly before: number | undefined;
  /** Its first and its last day, where days are told of. */
  readonly daysBefore?: Trend["daysBefore"];
  /** How it grew since, where that is known. */
  readonly growth: number | undefined;
}

/** How revenue compares: by the days before where they are told of, else by what its growth says, where 0 says nothing. */
export const compared = (figures: BusinessAnalytics, { period, today }: Asked): Comparison => {
  const trend = figures.series && trendOf(figures.series, period, today);
  const isKnown = trend === undefined || trend.now !== undefined;
  if (trend?.before === undefined)
    return {
      isKnown,
      before: revenueBefore(figures),
      growth: figures.growth === 0 ? undefined : figures.growth,
    };
  const { revenue } = trend.before;
  return {
    isKnown,
    before: revenue,
    daysBefore: trend.daysBefore,
    growth: isComparable(revenue) ? growthOf(figures.revenue, revenue) : undefined,
  };
};
