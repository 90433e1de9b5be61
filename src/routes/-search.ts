import { parseSearchWith, stringifySearchWith } from "@tanstack/react-router";

/** What a text stands for, unless it is one. */
const parsed =
  (isText: (value: unknown, text: string) => boolean) =>
  (text: string): unknown => {
    const value: unknown = JSON.parse(text);
    if (isText(value, text)) throw new SyntaxError(text);
    return value;
  };

const isQuoted = (value: unknown): boolean => typeof value === "string";

const isPlain = (value: unknown): boolean => typeof value === "number" || typeof value === "boolean";

/**
 * What is asked of a page, as its address says it. A number that would print in another way is a text, like `1e3`; so is
 * whatever else no page asks for, like `null`.
 */
export const parseSearch = parseSearchWith(
  parsed((value, text) => !isQuoted(value) && !(isPlain(value) && String(value) === text)),
);

/** What is no text in quotes needs none: whoever reads an address takes `3` for an id. One with quotes is read the same. */
export const stringifySearch = stringifySearchWith(
  JSON.stringify,
  parsed((value) => !isQuoted(value)),
);
