import { isCalendarDate } from "../../../domain/calendar-date.ts";
import { typedDay } from "./typed-day.ts";
import { dayOrder, writtenDay } from "./use-typed-day.ts";

/** A day that was typed in one language as another one writes it. What is no day stays as it is. */
export const rewrittenDay = (text: string, before: string, locale: string): string => {
  const day = typedDay(text, dayOrder(before));
  return isCalendarDate(day) ? writtenDay(locale, day) : text;
};
