import type { Messages } from "@lingui/core";
import type { LanguageCode } from "../../domain/language.ts";
import { catalogIn, type Catalogs } from "./catalog.ts";

const CATALOGS: Catalogs = import.meta.glob("../locales/*/console.po");

/** The texts of every page but the first screen's. */
export const consoleTexts = (language: LanguageCode): Promise<Messages> =>
  catalogIn(CATALOGS, `../locales/${language}/console.po`);
