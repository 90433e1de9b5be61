import { msg } from "@lingui/core/macro";
import type { CalendarDate } from "../../../domain/calendar-date.ts";
import { hasWords, writtenDate } from "../../locales/browser-data.ts";

/** The days of the week from Sunday on, in short. They are texts, because a browser need not know them (D46). */
export const WEEKDAYS = [
  msg({ message: "Sun", context: "day of the week" }),
  msg({ message: "Mon", context: "day of the week" }),
  msg({ message: "Tue", context: "day of the week" }),
  msg({ message: "Wed", context: "day of the week" }),
  msg({ message: "Thu", context: "day of the week" }),
  msg({ message: "Fri", context: "day of the week" }),
  msg({ message: "Sat", context: "day of the week" }),
] as const;

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
