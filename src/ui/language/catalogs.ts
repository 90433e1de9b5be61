import { i18n } from "@lingui/core";
import type { LanguageCode } from "../../domain/language.ts";
import { catalogIn, type Catalogs } from "./catalog.ts";

const FIRST_SCREEN: Catalogs = import.meta.glob("../locales/*/first-screen.po");

const consoleTexts = async (language: LanguageCode) =>
  (await import("./console-texts.ts")).consoleTexts(language);

let isWhole = false;

/** Shows the interface in a language: the texts of the first screen, and all others once they were asked for. */
export const showLanguage = async (language: LanguageCode): Promise<void> => {
  const [first, others] = await Promise.all([
    catalogIn(FIRST_SCREEN, `../locales/${language}/first-screen.po`),
    isWhole ? consoleTexts(language) : {},
  ]);
  i18n.loadAndActivate({ locale: language, messages: { ...first, ...others } });
};

/** Has the texts of every page ready, in the language that is shown. */
export const showAllTexts = async (language: LanguageCode): Promise<void> => {
  if (isWhole) return;
  const others = await consoleTexts(language);
  isWhole = true;
  i18n.load(language, others);
  i18n.activate(i18n.locale);
};
