import { i18n } from "@lingui/core";
import type { FurtherArea } from "../../domain/access.ts";
import type { LanguageCode } from "../../domain/language.ts";
import { catalogIn, type Catalogs } from "./catalog.ts";

const FIRST_SCREEN: Catalogs = import.meta.glob("./*/first-screen.po");

type AreaTexts = typeof import("./area-texts.ts").areaTexts;

/** The areas that were shown, and where their texts come from: the first screen has no room for that. */
const shown = new Set<FurtherArea>();
let areaTexts: AreaTexts | undefined;

/** Shows the interface in a language: the texts of the first screen, and of every area that was shown. */
export const showLanguage = async (language: LanguageCode): Promise<void> => {
  const [first, others] = await Promise.all([
    catalogIn(FIRST_SCREEN, `./${language}/first-screen.po`),
    areaTexts?.(language, shown),
  ]);
  // Added to what is there: the texts of an area may have come first.
  i18n.load(language, { ...first, ...others });
  i18n.activate(language);
};

/** Has the texts of an area's pages ready, in the language that is shown. */
export const showTextsOf = async (
  area: FurtherArea,
  language: LanguageCode,
  loadTexts: AreaTexts,
): Promise<void> => {
  if (shown.has(area)) return;
  const texts = await loadTexts(language, new Set([area]));
  areaTexts = loadTexts;
  shown.add(area);
  i18n.load(language, texts);
  // Before any language is shown, they wait for it.
  if (i18n.locale !== "") i18n.activate(i18n.locale);
};
