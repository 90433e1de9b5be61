import { i18n } from "@lingui/core";
import type { TextArea } from "../../domain/access.ts";
import { SOURCE_LANGUAGE, languageOf } from "../../domain/language.ts";
import { areaTexts } from "./area-texts.ts";
import { showTextsOf } from "./catalogs.ts";

/** Has the texts of what comes late, in the language that is shown by then. */
export const shownTextsOf = (area: TextArea) => (): Promise<void> =>
  showTextsOf(area, languageOf(i18n.locale) ?? SOURCE_LANGUAGE, areaTexts);
