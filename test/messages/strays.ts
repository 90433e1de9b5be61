import { type LanguageCode, LANGUAGES } from "../../src/domain/language.ts";
import { allEntriesOf, readings } from "./catalogs.ts";
import { NAMES } from "./english.ts";

/** A colour of the palette, and the initials of a name. */
const NO_WORD = /^(?:#[\da-fA-F]{6}|\p{Lu}{1,2})$/u;

/** Words that a pseudo-language has turned around. */
const TURNED = /\u202e[^\u202c]*\u202c/gu;

const byLength = (texts: Iterable<string>): ReadonlyArray<string> =>
  [...texts].filter((text) => text.length > 1).toSorted((a, b) => b.length - a.length);

/**
 * The texts with Latin letters that are neither what the server said nor a name: in a language of another script,
 * and in a pseudo-language, they stand in the code instead of a catalog.
 */
export const strayTexts = (
  texts: ReadonlyArray<string>,
  said: ReadonlySet<string>,
): ReadonlyArray<string> => {
  const known = byLength([...said, ...NAMES, ...LANGUAGES.map(({ name }) => name)]);
  return texts.filter((text) => {
    if (NO_WORD.test(text)) return false;
    const rest = known.reduce((left, name) => left.replaceAll(name, " "), text.replaceAll(TURNED, " "));
    return /[a-z]/iu.test(rest);
  });
};

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, "\\$&");

/** The stretches of a message that stand in one piece on the page, as patterns; values are anything. */
const stretchesOf = (message: string): ReadonlyArray<string> =>
  readings(message).flatMap((reading) =>
    reading
      .split(/<\/?\d+\/?>/u)
      .map((stretch) => stretch.trim())
      .filter((stretch) => /\p{L}{2}/u.test(stretch.replaceAll(/\{[^}]*\}/gu, "")))
      .map((stretch) =>
        stretch
          .split(/\{[^}]*\}/u)
          .map(escaped)
          .join(".+"),
      ),
  );

/** What tells whether a text of a page is English, or the bare key of a message, where another language is chosen. */
export const leftoversIn = async (language: LanguageCode): Promise<(text: string) => boolean> => {
  const entries = await allEntriesOf(language);
  const own = new Set(entries.flatMap(({ translation }) => stretchesOf(translation)));
  const english = new Set(entries.flatMap(({ source }) => stretchesOf(source)));
  const pattern = new RegExp(`^(?:${[...english].filter((stretch) => !own.has(stretch)).join("|")})$`, "u");
  const keys = new Set(entries.map(({ id }) => id));
  // "Edit profil" is Indonesian, though "Edit {name}" is English.
  return (text) => (pattern.test(text) && !own.has(escaped(text))) || keys.has(text);
};
