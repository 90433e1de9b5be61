import { i18n } from "@lingui/core";
import type { FurtherArea } from "../../domain/access.ts";
import type { LanguageCode } from "../../domain/language.ts";
import { catalogIn, type Catalogs } from "./catalog.ts";

const FIRST_SCREEN: Catalogs = import.meta.glob("./*/first-screen.po");

const textsOf = async (areas: ReadonlySet<FurtherArea>, language: LanguageCode) =>
  (await import("./area-texts.ts")).areaTexts(language, areas);

const shown = new Set<FurtherArea>();

/** Shows the interface in a language: the texts of the first screen, and of every area that was shown. */
export const showLanguage = async (language: LanguageCode): Promise<void> => {
  const [first, others] = await Promise.all([
    catalogIn(FIRST_SCREEN, `./${language}/first-screen.po`),
    shown.size === 0 ? {} : textsOf(shown, language),
  ]);
  i18n.loadAndActivate({ locale: language, messages: { ...first, ...others } });
};

/** Has the texts of an area's pages ready, in the language that is shown. */
export const showTextsOf = async (area: FurtherArea, language: LanguageCode): Promise<void> => {
  if (shown.has(area)) return;
  const texts = await textsOf(new Set([area]), language);
  shown.add(area);
  i18n.load(language, texts);
  i18n.activate(i18n.locale);
};
