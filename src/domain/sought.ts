/** No id begins like this. */
const MARK = "?";

/** What a field holds while a record is looked for by words and none is chosen: these words, where its id would be. */
export const soughtBy = (words: string): string => (words === "" ? "" : MARK + words);

/** The words by which a record is still looked for; nothing where one is chosen, or none is wanted. */
export const wordsIn = (held: string): string | undefined =>
  held.startsWith(MARK) ? held.slice(MARK.length) : undefined;

/** How long typing must pause before a search begins, in milliseconds. */
export const PAUSE_MS = 250;
