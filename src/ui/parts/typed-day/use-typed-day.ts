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

/** In which order a language writes a day, and a day written so. */
export const dayOrder = (locale: string): { readonly order: DayOrder; readonly example: string } => {
  const last = "1990-12-31";
  const types = dayFormat(locale)
    .formatToParts(new Date(last))
    .map(({ type }) => type);
  return {
    order: types.filter((type) => type === "day" || type === "month" || type === "year"),
    example: writtenDay(locale, last),
  };
};

/** A day typed as the page's language writes days: a browser's own field would follow the browser. */
export const useTypedDay = () => {
  const { t, i18n } = useLingui();
  const { example } = dayOrder(tagOf(i18n));
  return {
    /** Plain `YYYY-MM-DD`, or what was typed where that is no day; in the language of the moment, whoever kept this. */
    read: (text: string): string => typedDay(text, dayOrder(tagOf(i18n)).order),
    /** What is said of what is no day, or is one in another order. */
    malformed: t`Enter a date that exists, like ${example}`,
    field: { description: t`For example ${example}`, inputMode: "numeric", dir: "ltr" },
  } as const;
};
