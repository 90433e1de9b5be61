import { createContext, use } from "react";
import { MOST_NAMES } from "../../../domain/paging.ts";

/** The page whose names are asked for: another object for another page; where there is none, nothing is asked. */
export const NamesOn = createContext<object | undefined>(undefined);

const askedOn = new WeakMap<object, Set<string>>();

/** Whether the page may ask for one more record, or has asked for it. */
export const useMayAsk = () => {
  const page = use(NamesOn);
  return (record: string): boolean => {
    if (page === undefined) return false;
    const asked = askedOn.get(page) ?? new Set();
    askedOn.set(page, asked);
    if (asked.size < MOST_NAMES) asked.add(record);
    return asked.has(record);
  };
};
