// The accents of Latin, Greek and Cyrillic, the points of Hebrew and the harakat of Arabic. Other marks are letters:
// without its vowel signs or its dakuten, a word of Hindi, Punjabi or Japanese is another word.
const ACCENTS = /(?=\p{M})[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/gu;

/** A text for comparing: without accents, case or surrounding white space, so that `Ana` finds `Ánà`. */
export const folded = (text: string): string =>
  text.normalize("NFKD").replace(ACCENTS, "").toLowerCase().toUpperCase().normalize("NFC").trim();

/** The words of a query, folded; white space and commas part them, of Arabic and Japanese, too. */
export const wordsOf = (query: string): ReadonlyArray<string> =>
  folded(query)
    .split(/[\s,;،؛、]+/u)
    .filter((word) => word !== "");

/** Whether every word of the query occurs in one of the texts; an empty query matches everything. */
export const matchesQuery = (query: string, texts: ReadonlyArray<string>): boolean => {
  const haystack = texts.map(folded);
  return wordsOf(query).every((word) => haystack.some((text) => text.includes(word)));
};

/** What a record is found by: its texts, folded. */
export const searchText = (texts: ReadonlyArray<string>): string => folded(texts.join("\n"));

/** The only one of some that is called like this; nothing where nobody is, or more than one. */
export const onlyCalled = <A extends { readonly name: string }>(
  name: string,
  all: ReadonlyArray<A>,
): A | undefined => {
  const [one, ...others] = all.filter((each) => folded(each.name) === folded(name));
  return others.length === 0 ? one : undefined;
};
