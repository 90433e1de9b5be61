import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../parts/business/use-formats.ts";
import { usePlanWords } from "../../parts/business/use-plan-words.ts";
import { useHoursWords } from "../../parts/weekday/use-hours-words.ts";
import { valueWords } from "./activity-texts.ts";

/** What a field says, in words where there are any. */
export type Said = (field: string, value: string) => string;

/** As exact as a place is. */
const EXACT = { maximumFractionDigits: 20 };

export const useSaid = (): Said => {
  const { t, i18n } = useLingui();
  const { words } = useHoursWords();
  const { day } = useFormats();
  const plan = usePlanWords();
  const number = (value: string): string => i18n.number(Number(value), EXACT);
  const ways = new Map<string, (value: string) => string>([
    ["capacity", number],
    ["lat", number],
    ["lng", number],
    ["hours", words],
    ["nextBillingDate", day],
    ["plan", plan],
  ]);
  return (field, value) => {
    const known = valueWords(field, value);
    return known === undefined ? (ways.get(field)?.(value) ?? value) : t(known);
  };
};
