import type { Page } from "@playwright/test";
import { type LanguageCode, SOURCE_LANGUAGE } from "../../src/domain/language.ts";
import { changed, entriesOf, type Part, PARTS } from "./catalogs.ts";

/** A language that nobody speaks: English made strange, so that what is not a message stands out. */
export interface PseudoLanguage {
  readonly name: string;
  /** The language in whose place it is shown; it gives the direction, and dates without Latin letters. */
  readonly inPlaceOf: LanguageCode;
  /** What becomes of a piece of text. */
  readonly strange: (text: string) => string;
}

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = [..."áƀçďéƒğĥíĵķľḿñóƥɋŕšťúṽŵẋýžÁƁÇĎÉƑĞĤÍĴĶĽḾÑÓƤɊŔŠŤÚṼŴẊÝŽ"];

const accent = (letter: string): string => ACCENTED[PLAIN.indexOf(letter)] ?? letter;

/** Every letter with an accent, vowels, n and r twice: 40 % longer, with the words as long as other languages have them. */
const accented = (text: string): string =>
  text.replaceAll(/[a-z]/giu, (letter) => accent(letter).repeat(/[aeiounry]/iu.test(letter) ? 2 : 1));

/** Every word turned around by a right-to-left override, as if it were written in such letters. */
const mirrored = (text: string): string => text.replaceAll(/\p{L}+/gu, (word) => `\u202e${word}\u202c`);

export const PSEUDO_LANGUAGES: ReadonlyArray<PseudoLanguage> = [
  { name: "accented", inPlaceOf: "ja", strange: accented },
  { name: "mirrored", inPlaceOf: "he", strange: mirrored },
];

/** The messages of a part in a pseudo-language, compiled. */
const pseudoMessages = async (
  { strange }: PseudoLanguage,
  part: Part,
): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(
    (await entriesOf(SOURCE_LANGUAGE, part)).map(({ id, source }) => [id, changed(source, strange)]),
  );

/** Has a page get a pseudo-language where it asks for its language's chunks: the console itself knows nothing of it. */
export const speak = async (page: Page, language: PseudoLanguage): Promise<void> => {
  for (const part of PARTS) {
    const messages = JSON.stringify(await pseudoMessages(language, part));
    await page.route(`**/assets/${part}-*.js`, async (route) => {
      const answer = await route.fetch();
      const isCatalog = (await answer.text()).endsWith("as messages};");
      await (isCatalog
        ? route.fulfill({ response: answer, body: `export const messages = ${messages};` })
        : route.fulfill({ response: answer }));
    });
  }
};
