/*
 * Formats come from the browser. A browser may know a language by its name only: Chromium writes Punjabi's months
 * as M11, its distances as -3 m and its lists in English. Such a language gets digits and signs that need no words.
 */

const BY_DIGITS: Intl.DateTimeFormatOptions = { year: "numeric", month: "2-digit", day: "2-digit" };
const TIME_BY_DIGITS: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };

/** Whether it can write a language, and does not only know its name. */
export const hasWords = (locale: string): boolean =>
  !/^M\d/u.test(new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" }).format(0));

/** How a moment is written. */
export type Styles = Pick<Intl.DateTimeFormatOptions, "dateStyle" | "timeStyle" | "timeZone">;

/** What writes moments in a language. */
export const formatOf = (locale: string, styles: Styles): Intl.DateTimeFormat => {
  if (hasWords(locale)) return new Intl.DateTimeFormat(locale, styles);
  const { timeStyle, timeZone } = styles;
  const time = timeStyle === undefined ? {} : TIME_BY_DIGITS;
  return new Intl.DateTimeFormat("en-IN", { ...BY_DIGITS, ...time, ...(timeZone && { timeZone }) });
};

/** A moment in epoch milliseconds: its day, and its time where a time style is asked for. */
export const writtenDate = (locale: string, instant: number, styles: Styles): string =>
  formatOf(locale, styles).format(instant);

/** A word of the browser's as a label begins with it: French, Portuguese and Spanish write days of the week small. */
export const asLabel = (locale: string, word: string): string =>
  word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);

/** Arabic sets the signs of a day apart by marks, which turn its parts around where it is written from left to right. */
export const withoutMarks = (day: string): string => day.replaceAll("\u200f", "");

/**
 * How long ago or ahead something is; nothing where the browser has no words for it. It is counted: "yesterday" and "last
 * month" are of the calendar, which is not looked at, and what fills no unit is now, not "this minute". Hebrew's words for
 * one and two come with the figure in brackets, "an hour ago (1)", which nobody writes.
 */
export const writtenDistance = (
  locale: string,
  value: number,
  unit: Intl.RelativeTimeFormatUnit,
): string | undefined =>
  hasWords(locale)
    ? new Intl.RelativeTimeFormat(locale, { numeric: value === 0 ? "auto" : "always" })
        .format(value, value === 0 ? "second" : unit)
        .replace(/ \(\d\)$/u, "")
    : undefined;

/** Words of which one is meant. */
export const writtenChoice = (locale: string, words: ReadonlyArray<string>): string =>
  hasWords(locale) ? new Intl.ListFormat(locale, { type: "disjunction" }).format(words) : words.join(" / ");
