// The accents of Latin, Greek and Cyrillic, the points of Hebrew and the harakat of Arabic. Other marks are letters:
// without its vowel signs or its dakuten, a word of Hindi, Punjabi or Japanese is another word.
const ACCENTS = /(?=\p{M})[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/gu;

// What Arabic is typed with as often as not: teh marbuta as heh, alef maksura as yeh, alef wasla as alef, no tatweel; and
// what Persian is, keheh as kaf and its own yeh as that of Arabic.
const TYPED_AS: Readonly<Record<string, string>> = {
  "\u0629": "\u0647",
  "\u0649": "\u064a",
  "\u0671": "\u0627",
  "\u0640": "",
  "\u06a9": "\u0643",
  "\u06cc": "\u064a",
};

const TYPED = new RegExp(`[${Object.keys(TYPED_AS).join("")}]`, "gu");

// Spaces in names that are written without them, too: like Abd Allah, and those of Chinese and Japanese letters.
const WITHIN_NAMES =
  /(?<=\u0639\u0628\u062f) +(?=\u0627\u0644)|(?<=[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}]) +(?=[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}])/gu;

// White space parts words, also where nobody sees it.
const UNSEEN = /(?!\s)\p{DI}/gu;

const lettersOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(UNSEEN, "")
    .replace(ACCENTS, "")
    .replace(TYPED, (letter) => TYPED_AS[letter] ?? letter)
    .toLowerCase()
    .toUpperCase()
    .normalize("NFC")
    .trim();

/** A text for comparing: without accents, case, what nobody sees or surrounding white space, so that `Ana` finds `Ánà`. */
export const folded = (text: string): string => lettersOf(text).replace(WITHIN_NAMES, "");

/**
 * The words of a query, folded; white space and commas part them, of Arabic and Japanese, too. Those of such a name stay
 * two: both are found in its one word.
 */
export const wordsOf = (query: string): ReadonlyArray<string> =>
  lettersOf(query)
    .split(/[\s,;،؛、]+/u)
    .filter((word) => word !== "");

/** Whether every word of the query occurs in one of the texts; an empty query matches everything. */
export const matchesQuery = (query: string, texts: ReadonlyArray<string>): boolean => {
  const haystack = texts.map(folded);
  return wordsOf(query).every((word) => haystack.some((text) => text.includes(word)));
};

/** How far a name is from a query: nearest is one that has words which begin with its words, then one that has them at all. */
export const farness = (query: string, name: string): 0 | 1 | 2 => {
  const words = wordsOf(name);
  if (wordsOf(query).every((sought) => words.some((word) => word.startsWith(sought)))) return 0;
  return matchesQuery(query, [name]) ? 1 : 2;
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
