import { i18n } from "@lingui/core";
import type { TextArea } from "../../domain/access.ts";
import { type LanguageCode, languageOf, regionalTag } from "../../domain/language.ts";
import { catalogIn, type Catalogs } from "./catalog.ts";

const FIRST_SCREEN: Catalogs = import.meta.glob("./*/first-screen.po");

type AreaTexts = typeof import("./area-texts.ts").areaTexts;

/** The areas that were shown, and where their texts come from: the first screen has no room for that. */
const shown = new Set<TextArea>();
let areaTexts: AreaTexts | undefined;
let wanted: LanguageCode;

/**
 * The tag of a language's formats in the browser's region. Its days are those that the service counts by, and its digits
 * those that the language's texts have.
 */
const formatsOf = (language: LanguageCode, browser: ReadonlyArray<string>): string =>
  new Intl.Locale(regionalTag(language, browser), {
    calendar: "gregory",
    numberingSystem: new Intl.NumberFormat(language).resolvedOptions().numberingSystem,
  }).toString();

/**
 * Shows the interface in a language: the texts of the first screen, and of every area that was shown. `browser` are the
 * tags of the languages that its person speaks, the first one best.
 */
export const showLanguage = async (
  language: LanguageCode,
  browser: ReadonlyArray<string> = [],
): Promise<void> => {
  wanted = language;
  const known = shown.size;
  const [first, others] = await Promise.all([
    catalogIn(FIRST_SCREEN, `./${language}/first-screen.po`),
    areaTexts?.(language, shown),
  ]);
  // Added to what is there: the texts of an area may have come first.
  i18n.load(language, { ...first, ...others });
  // Another one may have been chosen in the meantime, or an area have come.
  if (wanted !== language) return;
  if (shown.size > known) return showLanguage(language, browser);
  i18n.activate(language, formatsOf(language, browser));
};

/** Has the texts of an area's pages ready, in the language that is shown by then. */
export const showTextsOf = async (
  area: TextArea,
  language: LanguageCode,
  loadTexts: AreaTexts,
): Promise<void> => {
  if (shown.has(area)) return;
  const texts = await loadTexts(language, new Set([area]));
  i18n.load(language, texts);
  // Before any language is shown, they wait for it.
  const now = languageOf(i18n.locale) ?? language;
  if (now !== language) return showTextsOf(area, now, loadTexts);
  areaTexts = loadTexts;
  shown.add(area);
};
