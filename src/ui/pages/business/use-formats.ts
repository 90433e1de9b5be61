import { useLingui } from "@lingui/react/macro";
import { type BusinessAnalytics, REVENUE_CURRENCY, revenueBefore } from "../../../domain/business.ts";
import { instantOf } from "../../../domain/instant.ts";
import { writtenDate } from "../../locales/browser-data.ts";

/**
 * Keeps a sign like "US$" together, whose letters and mark would part on a page from right to left, and on the side of
 * the number where the language has it, also in a drawing, which runs from left to right.
 */
const withWholeSign = (amount: string): string =>
  amount.replace(/(.*?)([\p{L}\p{Sc}]{2,})(.*)/u, "\u2068$1\u2066$2\u2069$3\u2069");

/** Numbers, money, growth and days as the chosen language writes them. */
export const useFormats = () => {
  const { i18n } = useLingui();
  return {
    number: (value: number): string => i18n.number(value),
    /** An amount in the currency's main unit. */
    money: (value: number, currency: string = REVENUE_CURRENCY): string =>
      withWholeSign(i18n.number(value, { style: "currency", currency })),
    /** An amount in the currency's smallest unit, as many of which make the main one as the currency has it. */
    smallestUnits: (value: number, currency: string): string => {
      const { maximumFractionDigits = 0 } = new Intl.NumberFormat(i18n.locale, {
        style: "currency",
        currency,
      }).resolvedOptions();
      return withWholeSign(i18n.number(value / 10 ** maximumFractionDigits, { style: "currency", currency }));
    },
    /** How revenue grew; a dash where there is nothing to compare with. */
    growth: (figures: BusinessAnalytics): string =>
      revenueBefore(figures) === undefined
        ? "—"
        : i18n.number(figures.growth, {
            style: "percent",
            maximumFractionDigits: 1,
            signDisplay: "exceptZero",
          }),
    /** A day of the backend; raw where it does not parse. */
    day: (text: string): string => {
      const instant = instantOf(text);
      return instant === undefined
        ? text
        : writtenDate(i18n.locale, instant, { dateStyle: "long", timeZone: "UTC" });
    },
  };
};
