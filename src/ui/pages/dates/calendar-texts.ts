import type { CalendarDate } from "../../../domain/calendar-date.ts";
import { hasWords, writtenDate } from "../../locales/browser-data.ts";

const instantIn = (day: CalendarDate): number => Date.parse(`${day}T00:00:00Z`);

export const writtenDay = (locale: string, day: CalendarDate): string =>
  writtenDate(locale, instantIn(day), { dateStyle: "full", timeZone: "UTC" });

/** The month and year of a day. */
export const writtenMonth = (locale: string, day: CalendarDate): string =>
  new Intl.DateTimeFormat(hasWords(locale) ? locale : "en-IN", {
    year: "numeric",
    month: hasWords(locale) ? "long" : "2-digit",
    timeZone: "UTC",
  }).format(instantIn(day));
