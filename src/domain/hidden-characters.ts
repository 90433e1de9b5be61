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

/** What a text says something by: what has a mark of its own, and does not only join or part its neighbours. */
export const MARK = /[^\s\p{DI}]/u;

/** Whether a text is empty to whoever looks at it. */
export const saysNothing = (text: string): boolean => !MARK.test(withoutHidden(text));
