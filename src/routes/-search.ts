import { stringifySearchWith } from "@tanstack/react-router";

/** A number or a yes-or-no that prints as it was written needs no quotes: whoever reads an address takes `3` for an id. */
const parseQuoted = (text: string): unknown => {
  const parsed: unknown = JSON.parse(text);
  if ((typeof parsed === "number" || typeof parsed === "boolean") && String(parsed) === text)
    throw new SyntaxError(`${text} needs no quotes`);
  return parsed;
};

/** What is asked of a page as its address says it; an older one, in quotes, is read the same. */
export const stringifySearch = stringifySearchWith(JSON.stringify, parseQuoted);
