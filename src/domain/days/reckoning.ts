import { type CalendarDate, isCalendarDate } from "../calendar-date.ts";

/** How long a day of UTC is. */
export const DAY_MS = 86_400_000;

/** A day as a number that the next one has one more than. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Which day of the week a day is: 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The day so many days later, or earlier; the same where there is no such day. */
export const daysLater = (day: CalendarDate, count: number): CalendarDate => {
  const later = dateOf(dayNumber(day) + count);
  return isCalendarDate(later) ? later : day;
};

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
