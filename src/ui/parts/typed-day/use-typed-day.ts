import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { hasWords, withoutMarks } from "../../locales/browser-data.ts";
import { type DayOrder, typedDay } from "./typed-day.ts";
import { tagOf } from "../../locales/tag-of.ts";

export const YEAR_SHORT = msg`Enter the year with four digits`;

/** How a language writes a day in digits. */
const dayFormat = (locale: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(hasWords(locale) ? locale : "en-IN", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone: "UTC",
  });

/** A plain day as it is typed in a language. */
export const writtenDay = (locale: string, day: string): string =>
  withoutMarks(dayFormat(locale).format(new Date(day)));

/** A day that somebody may be born on, and that is no month. */
const BIRTH_DATE = "1990-12-31";

/** In which order a language writes a day. */
export const dayOrder = (locale: string): DayOrder =>
  dayFormat(locale)
    .formatToParts(new Date(BIRTH_DATE))
    .map(({ type }) => type)
    .filter((type) => type === "day" || type === "month" || type === "year");

/**
 * A day typed as the page's language writes days: a browser's own field would follow the browser. Shown how by one that
 * the field takes.
 */
export const useTypedDay = (like: string = BIRTH_DATE) => {
  const { t, i18n } = useLingui();
  const example = writtenDay(tagOf(i18n), like);
  return {
    /** Plain `YYYY-MM-DD`, or what was typed where that is no day; in the language of the moment, whoever kept this. */
    read: (text: string): string => typedDay(text, dayOrder(tagOf(i18n))),
    /** What is said of what is no day, or is one in another order. */
    malformed: t`Enter a date that exists, like ${example}`,
    field: { description: t`For example ${example}`, inputMode: "numeric", dir: "ltr" },
  } as const;
};
