import { isCalendarDate } from "../../../domain/calendar-date.ts";
import { withPlainDigits } from "../../../domain/digits.ts";

/** In which order a language writes the parts of a day. */
export type DayOrder = ReadonlyArray<"day" | "month" | "year">;

const PLAIN: DayOrder = ["year", "month", "day"];

const partsOf = (text: string, order: DayOrder): Readonly<Partial<Record<string, string>>> | undefined => {
  // Without signs between them, all digits have to be there.
  const few = /\d\D+\d/u.test(text) ? "1,2" : "2";
  const parts = order.map((part) => `(?<${part}>\\d{${part === "year" ? 4 : few}})`);
  return new RegExp(`^\\D*${parts.join("\\D*")}\\D*$`, "u").exec(text)?.groups;
};

/** The day that was typed in the order of a language, or as `YYYY-MM-DD`. What is neither stays as it is. */
export const typedDay = (text: string, order: DayOrder): string => {
  const digits = withPlainDigits(text);
  const { year, month, day } = partsOf(digits, order) ?? partsOf(digits, PLAIN) ?? {};
  const plain = `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
  return isCalendarDate(plain) ? plain : text;
};
