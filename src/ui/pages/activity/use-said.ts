import { useLingui } from "@lingui/react/macro";
import { instantOf } from "../../../domain/instant.ts";
import { writtenDate } from "../../locales/browser-data.ts";
import { tagOf } from "../../locales/tag-of.ts";
import { useHoursWords } from "../../parts/weekday/use-hours-words.ts";
import { NUMBERS, valueWords } from "./activity-texts.ts";

/** What a field says, in words where there are any. */
export type Said = (field: string, value: string) => string;

/** As exact as a place is. */
const EXACT = { maximumFractionDigits: 20 };

const A_DAY = { dateStyle: "long", timeZone: "UTC" } as const;

export const useSaid = (): Said => {
  const { t, i18n } = useLingui();
  const { words } = useHoursWords();
  const number = (value: string): string => i18n.number(Number(value), EXACT);
  const day = (value: string): string => {
    const instant = instantOf(value);
    return instant === undefined ? value : writtenDate(tagOf(i18n), instant, A_DAY);
  };
  const ways = new Map([
    ["hours", words],
    ["nextBillingDate", day],
  ]);
  return (field, value) => {
    const known = valueWords(field, value);
    if (known !== undefined) return t(known);
    return NUMBERS.has(field) ? number(value) : (ways.get(field)?.(value) ?? value);
  };
};
