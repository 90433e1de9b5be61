import type { BusinessAnalytics, DayFigures } from "../business.ts";
import { growthOf } from "./growth.ts";
import { type CalendarDate, isCalendarDate } from "../calendar-date.ts";
import { dayNumber, daysLater } from "../days/reckoning.ts";
import { daysOf, TIME_FRAMES, type TimeFrame } from "../time-frame.ts";
import { type Takings, takingsOf } from "../days/takings.ts";

/** Days that somebody chose themselves, both included. */
export interface DayRange {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** What figures are of: a time frame until today, or days of one's own. */
export type Period = TimeFrame | DayRange;

/** How far back figures go. */
export const MOST_DAYS = daysOf("365d");

/** How many days a period has. */
export const lengthOf = (period: Period): number =>
  typeof period === "string" ? daysOf(period) : dayNumber(period.to) - dayNumber(period.from) + 1;

/** What a file of a period is called, and of one location where it is of one. */
export const fileNameOf = (period: Period, location: string | undefined): string => {
  const days = typeof period === "string" ? period : [...new Set([period.from, period.to])].join("-");
  return location === undefined ? days : `${days}-${location}`;
};

/** The first and the last day of a period. */
export const boundsOf = (
  period: Period,
  today: CalendarDate,
): { readonly from: string; readonly to: string } =>
  typeof period === "string" ? { from: daysLater(today, 1 - daysOf(period)), to: today } : period;

/** Whether the last day of a period is not over. */
export const runsToday = (period: Period, today: CalendarDate): boolean =>
  boundsOf(period, today).to === today;

/** Whether a text is one of the last days until today. */
export const isOneOf = (last: number, text: string, today: CalendarDate): text is CalendarDate =>
  isCalendarDate(text) && text <= today && dayNumber(today) - dayNumber(text) < last;

/** The latest day until today whose number is no month's, so that it shows in which order it is written. */
export const dayToShowBy = (today: CalendarDate): CalendarDate => {
  const number = Number(today.slice(8));
  return number > 12 ? today : daysLater(today, -number);
};

/** The days from one to another, where they are in order and among the last ones until today; else nothing. */
export const dayRange = (from: string, to: string, last: number, today: CalendarDate): DayRange | undefined =>
  isOneOf(last, from, today) && isOneOf(last, to, today) && from <= to ? { from, to } : undefined;

/** The shortest time frame until today that has all of a period; its series has the period before as well. */
export const frameWith = (period: Period, today: CalendarDate): TimeFrame =>
  typeof period === "string"
    ? period
    : (TIME_FRAMES.find((frame) => dayNumber(today) - dayNumber(period.from) < daysOf(frame)) ?? "365d");

const NOTHING: Takings = { revenue: 0, customers: 0, orders: 0 };

/** The figures of days of one's own, against as many before, from a series that has both. */
export const figuresDuring = (range: DayRange, series: ReadonlyArray<DayFigures>): BusinessAnalytics => {
  const before = daysLater(range.from, -lengthOf(range));
  const known = series.filter(({ date }) => date >= before && date <= range.to);
  const now = takingsOf(known.filter(({ date }) => date >= range.from)) ?? NOTHING;
  const then = takingsOf(known.filter(({ date }) => date < range.from)) ?? NOTHING;
  return { ...now, growth: growthOf(now.revenue, then.revenue), series: known };
};
