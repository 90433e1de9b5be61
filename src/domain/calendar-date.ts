declare const calendarDate: unique symbol;

/** A day as plain `YYYY-MM-DD`; it never passes through a time zone (D20, D42). */
export type CalendarDate = string & { readonly [calendarDate]: true };

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/u;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Whether a text is a day that exists, from year 1 on. */
export const isCalendarDate = (text: string): text is CalendarDate => {
  const [, y, m, d] = SHAPE.exec(text) ?? [];
  if (y === undefined || m === undefined || d === undefined) return false;
  const [year, month, day] = [Number(y), Number(m), Number(d)];
  const days = month === 2 && isLeap(year) ? 29 : DAYS[month - 1];
  return year >= 1 && days !== undefined && day >= 1 && day <= days;
};

/** How many full years lie between two days; a birthday on 29 February is reached on 1 March of other years. */
export const fullYears = (from: CalendarDate, to: CalendarDate): number => {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
};
