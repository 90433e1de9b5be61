import { useLingui } from "@lingui/react/macro";
import { growthOf, isComparable, REVENUE_CURRENCY } from "../../../domain/business/growth.ts";
import { instantOf } from "../../../domain/instant.ts";
import { asLabel, hasWords, writtenDate } from "../../locales/browser-data.ts";
import { writtenDates, writtenDaysOfYear } from "./day-ranges.ts";
import { decimalsOf, isCurrencyCode } from "./decimals-of.ts";
import { tagOf } from "../../locales/tag-of.ts";
import { inOnePiece } from "../value/in-one-piece.ts";

/**
 * Keeps a sign like "US$" together, whose letters and mark would part on a page from right to left, and on the side of
 * the number where the language has it, also in a drawing, which runs from left to right.
 */
const withWholeSign = (amount: string): string =>
  amount.replace(/(.*?)([\p{L}\p{Sc}]{2,})(.*)/u, "\u2068$1\u2066$2\u2069$3\u2069");

const SHARE = { style: "percent", maximumFractionDigits: 1, signDisplay: "exceptZero" } as const;

/** Numbers, money, growth and days as the chosen language writes them. */
export const useFormats = () => {
  const { i18n } = useLingui();
  /** An amount in the currency's main unit; beside what a backend calls the currency where that is no code (D34). */
  const money = (value: number, currency: string = REVENUE_CURRENCY): string => {
    if (isCurrencyCode(currency)) return withWholeSign(i18n.number(value, { style: "currency", currency }));
    const decimals = decimalsOf(currency);
    const amount = i18n.number(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    return currency.trim() === "" ? amount : inOnePiece(`${amount}\u00a0${currency}`);
  };
  return {
    number: (value: number): string => i18n.number(value),
    money,
    /** An amount without what is less than the main unit. */
    roundMoney: (value: number): string =>
      withWholeSign(
        i18n.number(value, { style: "currency", currency: REVENUE_CURRENCY, maximumFractionDigits: 0 }),
      ),
    /** An amount in the currency's smallest unit, as many of which make the main one as the currency has it. */
    smallestUnits: (value: number, currency: string): string =>
      money(value / 10 ** decimalsOf(currency), currency),
    /** How much more one value is than another, as a share; nothing where there is nothing to compare with. */
    change: (now: number, before: number): string | undefined =>
      isComparable(before) ? i18n.number(growthOf(now, before), SHARE) : undefined,
    /** A growth; a dash where there is nothing to compare with. */
    growth: (share: number | undefined): string => (share === undefined ? "—" : i18n.number(share, SHARE)),
    /** A day of the backend; raw where it does not parse. */
    day: (text: string): string => {
      const instant = instantOf(text);
      return instant === undefined
        ? text
        : writtenDate(tagOf(i18n), instant, { dateStyle: "long", timeZone: "UTC" });
    },
    /** Days from one to another; once where they are one. */
    days: (from: string, to: string = from): string =>
      writtenDates(tagOf(i18n), Date.parse(from), Date.parse(to), { dateStyle: "long", timeZone: "UTC" }),
    /** The same in digits, without their years. */
    shortDays: (from: string, to: string = from): string =>
      writtenDaysOfYear(tagOf(i18n), Date.parse(from), Date.parse(to)),
    /** A day of the week, 0 is Sunday; nothing where the browser has no words for it. */
    weekday: (weekday: number): string | undefined =>
      hasWords(tagOf(i18n))
        ? asLabel(
            tagOf(i18n),
            i18n.date(new Date(Date.UTC(2023, 0, 1 + weekday)), { weekday: "long", timeZone: "UTC" }),
          )
        : undefined,
  };
};
