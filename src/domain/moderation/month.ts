import { type CalendarDate, isCalendarDate } from "../calendar-date.ts";

const DAY_MS = 86_400_000;

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

const atNoon = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const dayAt = (time: number): CalendarDate | undefined => {
  const day = new Date(time).toISOString().slice(0, 10);
  return isCalendarDate(day) ? day : undefined;
};

/** The day so many days later, or earlier; the same where there is no such day. */
export const daysLater = (day: CalendarDate, count: number): CalendarDate =>
  dayAt(atNoon(day) + count * DAY_MS) ?? day;

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** The same day of a month so many months later, or its last one where it is shorter; the same where there is none. */
export const monthsLater = (day: CalendarDate, count: number): CalendarDate => {
  const [year, month, date] = day.split("-").map(Number);
  const whole = (year ?? 0) * 12 + (month ?? 1) - 1 + count;
  const start = `${String(Math.floor(whole / 12)).padStart(4, "0")}-${twoDigits((whole % 12) + 1)}`;
  const fitting = Array.from({ length: 31 }, (_, index) => `${start}-${twoDigits(index + 1)}`).filter(
    (each) => isCalendarDate(each),
  );
  return fitting[Math.min(date ?? 1, fitting.length) - 1] ?? day;
};

/** Which day of the week a day is: 0 is Sunday. */
const weekdayOf = (day: CalendarDate): number => new Date(atNoon(day)).getUTCDay();

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
  const length = ((atNoon(weekOf(last, firstWeekday).last) - atNoon(start)) / DAY_MS + 1) / 7;
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
