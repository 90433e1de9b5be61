import { useLingui } from "@lingui/react/macro";
import { useHoursWords } from "../../parts/weekday/use-hours-words.ts";
import { valueWords } from "./activity-texts.ts";

const HOURS = "hours";

/** What a field says, in words where there are any. */
export type Said = (field: string, value: string) => string;

export const useSaid = (): Said => {
  const { t } = useLingui();
  const { words } = useHoursWords();
  return (field, value) => {
    if (field === HOURS) return words(value);
    const known = valueWords(field, value);
    return known === undefined ? value : t(known);
  };
};
