import { tidyName } from "./person-name.ts";

/** How many tints there are for faces without a picture. */
export const TINTS = 8;

/** The tint of a record: always the same, and seldom that of its neighbours. */
export const tintOf = (id: string): number =>
  [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9_973, 7) % TINTS;

/** A first letter or digit that is whole by itself. */
const WHOLE =
  /^[\p{Script=Latin}\p{Script=Han}\p{Nd}](?![\p{M}\p{Grapheme_Extend}\p{Emoji_Modifier}\u200d])/u;

// The first one of a page takes a fiftieth of a second, and most names never need it.
let letters: Intl.Segmenter | undefined;

const firstSegment = (word: string): string => {
  letters ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  for (const { segment } of letters.segment(word)) return segment;
  return "";
};

const firstOf = (word: string): string => (WHOLE.exec(word)?.[0] ?? firstSegment(word)).toUpperCase();

/** Arabic letters that meet would join into a word that nobody is called. */
const ZERO_WIDTH_NON_JOINER = "\u200c";
const keptApart = (initials: string): string =>
  initials.replace(/(?<=^\p{Script=Arabic}\p{M}*)(?=\p{Script=Arabic})/u, ZERO_WIDTH_NON_JOINER);

/** The letters that stand for a name: of its first word and of its last; none where it has no letters. */
export const initialsOf = (name: string): string => {
  const words = tidyName(name)
    .split(" ")
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ""))
    .filter((word) => word !== "");
  const [first = "", ...rest] = words;
  return keptApart(`${firstOf(first)}${firstOf(rest.at(-1) ?? "")}`);
};
