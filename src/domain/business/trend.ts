import type { DayFigures } from "../business.ts";
import type { CalendarDate } from "../calendar-date.ts";
import { dateOf, dayNumber, weekdayOf } from "../days/reckoning.ts";
import { lengthOf, type Period } from "./period.ts";
import { lastDay, type Takings, takingsOf } from "../days/takings.ts";

/** What a trend may be of; the average is revenue for an order. */
export const MEASURES = ["revenue", "customers", "orders", "average"] as const;
export type Measure = (typeof MEASURES)[number];

/** What a trend is of unless somebody asks for another. */
export const DEFAULT_MEASURE: Measure = "revenue";

/** Some days in a row, and as many one period before; nothing where no day is known. */
export interface Span {
  readonly from: string;
  readonly to: string;
  /** Whether it has more days than the others. */
  readonly isLonger: boolean;
  readonly now: Takings | undefined;
  readonly before: Takings | undefined;
}

/** A known day, and what was taken as long before it as the period is. */
export interface DayOfTrend extends DayFigures {
  readonly before: Takings | undefined;
}

export interface Trend {
  /** Oldest first. */
  readonly spans: ReadonlyArray<Span>;
  readonly isByWeek: boolean;
  readonly now: Takings | undefined;
  readonly before: Takings | undefined;
  /** The first and the last day of the period before. */
  readonly daysBefore: { readonly from: string; readonly to: string };
  /** How many days the period has. */
  readonly length: number;
  /** The known days of the period, oldest first. */
  readonly days: ReadonlyArray<DayOfTrend>;
}

const WEEK = 7;
/** More days than this are drawn by week. */
const MOST_BY_DAY = 90;

/** A measure of what was taken; nothing where there is none. */
export const measured = (measure: Measure, takings: Takings | undefined): number | undefined => {
  if (takings === undefined) return undefined;
  if (measure !== "average") return takings[measure];
  return takings.orders === 0 ? undefined : takings.revenue / takings.orders;
};

/**
 * A series (D71) as a trend of a period; a time frame ends today, or later where the series does. A year is drawn in 52
 * weeks, of which the first has the days that are left over.
 */
export const trendOf = (series: ReadonlyArray<DayFigures>, period: Period, today: CalendarDate): Trend => {
  const length = lengthOf(period);
  const end = typeof period === "string" ? lastDay(series, today) : dayNumber(period.to);
  const isByWeek = length > MOST_BY_DAY;
  const size = isByWeek ? WEEK : 1;
  const count = Math.floor(length / size);
  const spanOf = (ago: number): number => count - 1 - Math.min(Math.floor(ago / size), count - 1);
  const now: Array<Array<DayFigures>> = Array.from({ length: count }, () => []);
  const before: Array<Array<DayFigures>> = Array.from({ length: count }, () => []);
  for (const day of series) {
    const ago = end - dayNumber(day.date);
    if (ago < 0) continue;
    if (ago < length) now[spanOf(ago)]?.push(day);
    else if (ago < 2 * length) before[spanOf(ago - length)]?.push(day);
  }
  const earlier = new Map(before.flat().map((day) => [dayNumber(day.date), day]));
  const firstOf = (span: number): number => (span === 0 ? end - length + 1 : end - (count - span) * size + 1);
  return {
    spans: now.map((days, span) => ({
      from: dateOf(firstOf(span)),
      to: dateOf(firstOf(span + 1) - 1),
      isLonger: span === 0 && length % size > 0,
      now: takingsOf(days),
      before: takingsOf(before[span] ?? []),
    })),
    isByWeek,
    now: takingsOf(now.flat()),
    before: takingsOf(before.flat()),
    daysBefore: { from: dateOf(end - 2 * length + 1), to: dateOf(end - length) },
    length,
    days: now
      .flat()
      .toSorted((one, other) => dayNumber(one.date) - dayNumber(other.date))
      .map((day) => ({ ...day, before: earlier.get(dayNumber(day.date) - length) })),
  };
};

/** Whether there was nothing, neither in the period nor in the one before. */
export const isSilent = ({ now, before }: Trend): boolean =>
  [now, before].every(
    (takings) => takings === undefined || Math.max(takings.revenue, takings.customers, takings.orders) === 0,
  );

interface Extremes<A> {
  readonly best: A;
  readonly worst: A;
}

const extremesOf = <A>(
  all: ReadonlyArray<A>,
  valueOf: (one: A) => number | undefined,
): Extremes<A> | undefined => {
  const known = all.flatMap((one) => {
    const value = valueOf(one);
    return value === undefined ? [] : [{ one, value }];
  });
  const [first, ...others] = known;
  if (first === undefined) return undefined;
  const best = others.reduce((most, each) => (each.value > most.value ? each : most), first);
  const worst = others.reduce((least, each) => (each.value < least.value ? each : least), first);
  return best.value === worst.value ? undefined : { best: best.one, worst: worst.one };
};

/** The best and the worst day; nothing where all are alike. */
export const extremeDays = (trend: Trend, measure: Measure): Extremes<DayFigures> | undefined =>
  extremesOf(trend.days, (day) => measured(measure, day));

/** A day of the week (0 is Sunday) and what it has on average. */
interface WeekdayFigure {
  readonly weekday: number;
  readonly value: number;
}

/** The best and the worst day of the week; nothing where all are alike, or less than two weeks are known. */
export const extremeWeekdays = (trend: Trend, measure: Measure): Extremes<WeekdayFigure> | undefined => {
  if (trend.days.length < 2 * WEEK) return undefined;
  const weekdays = Array.from({ length: WEEK }, (_, weekday) => {
    const days = trend.days.filter(({ date }) => weekdayOf(date) === weekday);
    const total = measured(measure, takingsOf(days));
    const value = total === undefined || measure === "average" ? total : total / days.length;
    return { weekday, value };
  });
  return extremesOf(
    weekdays.flatMap(({ weekday, value }) => (value === undefined ? [] : [{ weekday, value }])),
    ({ value }) => value,
  );
};
