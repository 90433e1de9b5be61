import { stringifySearchWith } from "@tanstack/react-router";

/** Finds nothing to quote in a number or a yes or no that comes back as it was: whoever reads an address takes `3` for an id. */
const parseQuoted = (text: string): unknown => {
  const parsed: unknown = JSON.parse(text);
  if ((typeof parsed === "number" || typeof parsed === "boolean") && String(parsed) === text)
    throw new SyntaxError(`${text} needs no quotes`);
  return parsed;
};

/** What is asked of a page as its address says it; an older one, in quotes, is read the same. */
export const stringifySearch = stringifySearchWith(JSON.stringify, parseQuoted);
