import { i18n, type Messages } from "@lingui/core";
import type { LanguageCode } from "../../domain/language.ts";

interface Catalog {
  readonly messages: Messages;
}

const CATALOGS = import.meta.glob<Catalog>("../locales/*.po");

/** Loads the catalog of a language, one chunk each, and shows the interface in it. */
export const showLanguage = async (language: LanguageCode): Promise<void> => {
  const load = CATALOGS[`../locales/${language}.po`];
  if (load === undefined) throw new Error(`No catalog for ${language}`);
  const { messages } = await load();
  i18n.loadAndActivate({ locale: language, messages });
};
