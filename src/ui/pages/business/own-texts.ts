import { i18n } from "@lingui/core";
import { SOURCE_LANGUAGE, languageOf } from "../../../domain/language.ts";
import { areaTexts } from "../../locales/area-texts.ts";
import { showTextsOf } from "../../locales/catalogs.ts";

/** Has the texts of what is the chef's own and comes late, in the language that is shown. */
export const ownTexts = (): Promise<void> =>
  showTextsOf("own", languageOf(i18n.locale) ?? SOURCE_LANGUAGE, areaTexts);
