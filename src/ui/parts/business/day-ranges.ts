import { directionOf, languageOf, SOURCE_LANGUAGE } from "../../../domain/language.ts";
import { formatOf, hasWords, type Styles, withoutMarks } from "../../locales/browser-data.ts";

/** From one moment to another; once where they are written alike. */
export const writtenDates = (locale: string, from: number, to: number, styles: Styles): string =>
  formatOf(locale, styles).formatRange(from, to);

/**
 * Days without their years, in digits, from one to another; once where they are one. They are in one piece, in which the
 * first stands where the language begins: no letter of theirs would tell.
 */
export const writtenDaysOfYear = (locale: string, from: number, to: number): string => {
  const days = new Intl.DateTimeFormat(hasWords(locale) ? locale : "en-IN", {
    month: "numeric",
    day: "numeric",
    timeZone: "UTC",
  }).formatRange(from, to);
  const isMirrored = directionOf(languageOf(locale) ?? SOURCE_LANGUAGE) === "rtl";
  return `${isMirrored ? "\u2067" : "\u2068"}${withoutMarks(days)}\u2069`;
};
