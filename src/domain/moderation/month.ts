import type { CalendarDate } from "../calendar-date.ts";
import { dayNumber, daysLater, monthsLater, weekdayOf } from "../days/reckoning.ts";

/** The days of the week that weeks begin with, by CLDR: 0 is Sunday. Elsewhere it is Monday. */
const FIRST_WEEKDAYS: Readonly<Record<string, number>> = {
  ar: 6,
  en: 0,
  he: 0,
  hi: 0,
  id: 0,
  ja: 0,
  pa: 0,
  pt: 0,
  "zh-TW": 0,
};

export const firstWeekdayOf = (language: string): number => FIRST_WEEKDAYS[language] ?? 1;

const backTo = (day: CalendarDate, firstWeekday: number): number => (weekdayOf(day) - firstWeekday + 7) % 7;

/** The first and the last day of the week that a day is in. */
export const weekOf = (
  day: CalendarDate,
  firstWeekday: number,
): { readonly first: CalendarDate; readonly last: CalendarDate } => {
  const first = daysLater(day, -backTo(day, firstWeekday));
  return { first, last: daysLater(first, 6) };
};

/** The first and the last day of the month that a day is in. */
export const monthOf = (day: CalendarDate): { readonly first: CalendarDate; readonly last: CalendarDate } => {
  const first = daysLater(day, 1 - Number(day.slice(8)));
  return { first, last: daysLater(monthsLater(first, 1), -1) };
};

/** The weeks of the month that a day is in, whole ones: the first and the last may have days of other months. */
export const weeksOf = (
  day: CalendarDate,
  firstWeekday: number,
): ReadonlyArray<ReadonlyArray<CalendarDate>> => {
  const { first, last } = monthOf(day);
  const start = weekOf(first, firstWeekday).first;
  const length = (dayNumber(weekOf(last, firstWeekday).last) - dayNumber(start) + 1) / 7;
  return Array.from({ length }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => daysLater(start, week * 7 + place)),
  );
};

export const isSameMonth = (one: CalendarDate, other: CalendarDate): boolean =>
  one.slice(0, 7) === other.slice(0, 7);

/** The keys that a day of a calendar is left by, and the day that each leads to; nothing for other keys. */
export const dayByKey = (
  day: CalendarDate,
  key: string,
  { firstWeekday, isRightToLeft }: { readonly firstWeekday: number; readonly isRightToLeft: boolean },
): CalendarDate | undefined => {
  const forward = isRightToLeft ? -1 : 1;
  switch (key) {
    case "ArrowRight":
      return daysLater(day, forward);
    case "ArrowLeft":
      return daysLater(day, -forward);
    case "ArrowDown":
      return daysLater(day, 7);
    case "ArrowUp":
      return daysLater(day, -7);
    case "Home":
      return weekOf(day, firstWeekday).first;
    case "End":
      return weekOf(day, firstWeekday).last;
    case "PageDown":
      return monthsLater(day, 1);
    case "PageUp":
      return monthsLater(day, -1);
    default:
      return undefined;
  }
};
