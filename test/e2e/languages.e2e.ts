import type { Page } from "@playwright/test";
import { LANGUAGE_STORAGE_KEY, type LanguageCode, LANGUAGES } from "../../src/domain/language.ts";
import { PSEUDO_LANGUAGES, speak } from "../messages/pseudo.ts";
import { leftoversIn, strayTexts } from "../messages/strays.ts";
import { PAGES, type Visitor } from "../screens/screens.ts";
import { listenToServer, serverSaid } from "../screens/server-said.ts";
import { shareOf, TURN } from "../screens/share.ts";
import { shownTexts } from "../screens/shown-texts.ts";
import { follow, load, resize, signInAs, WIDTHS } from "../screens/visiting.ts";
import { expect, test } from "./console-page.ts";

const VISITORS = ["nobody", "admin", "chef"] as const satisfies ReadonlyArray<Visitor>;

/** The texts of a page that no catalog of its language has; what the server said is data. */
type NoMessages = (texts: ReadonlyArray<string>, said: ReadonlySet<string>) => ReadonlyArray<string>;

/** The pages to be looked at in one language. */
interface Reading {
  readonly language: LanguageCode;
  readonly widths: Readonly<Record<string, { width: number; height: number }>>;
  readonly paths: ReadonlyArray<string>;
  readonly noMessages: NoMessages;
}

/** A window of 1440 px at 200 %, and one of 1280 px at 400 % (WCAG 1.4.10). */
const ZOOMED = { "at 200 %": { width: 720, height: 450 }, "at 400 %": { width: 320, height: 256 } };

const pathsOf = (visitor: Visitor): ReadonlyArray<string> =>
  PAGES.filter((screen) => screen.visitor === visitor).map(({ path }) => path);

/** What a browser writes that knows a language by its name only: a month by its number, a distance by a letter. */
const isStub = (text: string): boolean =>
  /(?<![\p{L}\d])(?:M\d\d|[-+]\d+ (?:s|min|h|d|w|m|y)(?!\p{L}))/u.test(text);

/** Goes through pages at some widths and tells what is wrong there. Data may be cut short: it is whole where it is pointed at. */
const lookThrough = async (page: Page, readings: ReadonlyArray<Reading>) => {
  const found: Array<string> = [];
  page.on("console", (message) => {
    // Pictures of the sample stand on a host that does not exist.
    const isOurs = message.location().url.startsWith(new URL(page.url()).origin);
    if (message.type() === "error" && isOurs) found.push(`${page.url()} console: ${message.text()}`);
  });
  await listenToServer(page);
  // What moves is measured where it arrives.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { language, widths, paths, noMessages } of readings) {
    for (const [index, path] of paths.entries()) {
      if (index === 0) await load(page, path, { [LANGUAGE_STORAGE_KEY]: language });
      for (const [width, size] of Object.entries(widths)) {
        await resize(page, size);
        await follow(page, path);
        const { texts, shortened, faults } = await shownTexts(page);
        const said = await serverSaid(page);
        const wrong = [
          ...faults,
          ...texts.filter(isStub).map((text) => `no words: ${text}`),
          ...noMessages(texts, said).map((text) => `no message: ${text}`),
          ...shortened.filter((text) => !said.has(text)).map((text) => `cut short: ${text}`),
        ];
        found.push(...wrong.map((fault) => `${path} ${language} ${width} ${fault}`));
      }
    }
  }
  return found;
};

// Each page is looked at every other turn, in one of the two and at one width.
for (const [row, pseudo] of PSEUDO_LANGUAGES.entries()) {
  for (const visitor of VISITORS) {
    const readings = Object.entries(WIDTHS).map(([width, size], column) => ({
      language: pseudo.inPlaceOf,
      widths: { [width]: size },
      paths: shareOf(pathsOf(visitor), row * 2 + column, 8),
      noMessages: strayTexts,
    }));
    if (readings.every(({ paths }) => paths.length === 0)) continue;
    test(`all text of ${visitor}'s pages is messages and has room, ${pseudo.name}, TURN=${TURN}`, async ({
      console,
    }) => {
      await signInAs(console.page, visitor);
      await speak(console.page, pseudo);
      expect(await lookThrough(console.page, readings)).toEqual([]);
      // What is read ahead may still be on its way through here when the page has been seen.
      await console.page.unrouteAll({ behavior: "wait" });
    });
  }
}

/** The words in the heads of a table that stand on more than one line. */
const brokenWords = (page: Page): Promise<ReadonlyArray<string>> =>
  page.locator("thead th :is(button span, div:not(:has(button)))").evaluateAll((heads) =>
    heads.flatMap(({ firstChild: text }) =>
      [...(text?.textContent ?? "").matchAll(/\S+/gu)].flatMap(({ 0: word, index }) => {
        if (text === null) return [];
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      }),
    ),
  );

test(`no title of a column breaks inside a word, in any language, TURN=${TURN}`, async ({ console }) => {
  const { page } = console;
  await signInAs(page, "admin");
  const found: Array<string> = [];
  for (const { code } of shareOf(LANGUAGES, 1, 4)) {
    await load(page, "/admin/users", { [LANGUAGE_STORAGE_KEY]: code });
    for (const list of ["users", "kitchens", "tribes"]) {
      await follow(page, `/admin/${list}`);
      for (const size of [WIDTHS.wide, { width: 1024, height: 768 }]) {
        await resize(page, size);
        found.push(...(await brokenWords(page)).map((word) => `${code} ${list} ${size.width}: ${word}`));
      }
    }
  }
  expect(found).toEqual([]);
});

// One visit goes through all languages: what the browser has fetched and compiled stays.
for (const visitor of VISITORS) {
  test(`D46: ${visitor}'s pages are whole in every language, TURN=${TURN}`, async ({ console }) => {
    await signInAs(console.page, visitor);
    const found = await lookThrough(
      console.page,
      await Promise.all(
        shareOf(LANGUAGES, 0, 4).map(async ({ code }) => {
          const isLeftover = await leftoversIn(code);
          return {
            language: code,
            widths: WIDTHS,
            // Four turns later it is another quarter.
            paths: shareOf(pathsOf(visitor), TURN >> 2, 4),
            noMessages: (texts, said) => texts.filter((text) => isLeftover(text) && !said.has(text)),
          };
        }),
      ),
    );
    expect(found).toEqual([]);
  });

  const zoomed = (["en", "he"] as const).map((language, row) => ({
    language,
    widths: ZOOMED,
    paths: shareOf(pathsOf(visitor), row),
    noMessages: () => [],
  }));
  if (zoomed.every(({ paths }) => paths.length === 0)) continue;
  test(`${visitor}'s pages flow again when they are zoomed, TURN=${TURN}`, async ({ console }) => {
    await signInAs(console.page, visitor);
    expect(await lookThrough(console.page, zoomed)).toEqual([]);
  });
}
