import type { CalendarDate } from "../../../domain/calendar-date.ts";
import { hasWords, writtenDate } from "../../locales/browser-data.ts";

export const writtenDay = (locale: string, day: CalendarDate): string =>
  writtenDate(locale, Date.parse(day), { dateStyle: "full", timeZone: "UTC" });

/** The month and year of a day. */
export const writtenMonth = (locale: string, day: CalendarDate): string =>
  new Intl.DateTimeFormat(hasWords(locale) ? locale : "en-IN", {
    year: "numeric",
    month: hasWords(locale) ? "long" : "2-digit",
    timeZone: "UTC",
  }).format(Date.parse(day));
