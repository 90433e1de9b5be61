import { LONGEST } from "./longest.ts";

const isFirstHalf = (unit: number): boolean => unit >= 0xd8_00 && unit <= 0xdb_ff;

/** The beginning of a text, at most so many UTF-16 units of it, and whether that is not all. */
export const cut = (text: string, most: number): { readonly beginning: string; readonly isCut: boolean } => {
  if (text.length <= most) return { beginning: text, isCut: false };
  // Half a character is none.
  return { beginning: text.slice(0, isFirstHalf(text.charCodeAt(most - 1)) ? most - 1 : most), isCut: true };
};

/** What is shown of a text that breaks the rule of its length (D73), where there is room for words only. */
export const shortened = (text: string, rule: keyof typeof LONGEST): string => {
  const { beginning, isCut } = cut(text, LONGEST[rule]);
  return isCut ? `${beginning}…` : beginning;
};
