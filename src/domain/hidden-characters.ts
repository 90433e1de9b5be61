/**
 * What nobody sees in a text, as the inside of a class of a regular expression: control characters, halves of characters,
 * and what turns the direction of the text around it.
 */
export const HIDDEN = "\\0-\\x08\\v\\f\\x0e-\\x1f\\x7f-\\x9f\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069";

/** What a single line may not hold either. */
export const LAYOUT = "\\t\\n\\r\\p{Zl}\\p{Zp}";

const hidden = new RegExp(`[${HIDDEN}]`, "gu");

/** A text without what nobody sees in it; lines stay lines. */
export const withoutHidden = (text: string): string => text.replace(hidden, "");

/**
 * What a text says something by: what has a mark of its own, does not only join or part its neighbours, and is neither blank
 * (of Braille, of hieroglyphs, of notes) nor no character.
 */
export const MARK = /[^\s\p{DI}\p{NChar}\u2800\u{13441}\u{13442}\u{1d159}]/u;

/** Whether a text is empty to whoever looks at it. */
export const saysNothing = (text: string): boolean => !MARK.test(withoutHidden(text));

/** What nobody sees of a text's ends: white space, and what only parts, joins or turns. The sign of an emoji or a letter stays. */
const AROUND = /[\s\u200b\u200e\u200f\u2060]/u;

/** A text without what nobody sees around it. */
export const trimmed = (text: string): string => {
  const letters = [...text];
  const isSeen = (letter: string): boolean => !AROUND.test(letter);
  return letters.slice(letters.findIndex(isSeen), letters.findLastIndex(isSeen) + 1).join("");
};

/** What is seen of a text. */
export const visible = (text: string): string => trimmed(withoutHidden(text));
