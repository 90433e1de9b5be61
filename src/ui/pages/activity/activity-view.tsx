import { i18n } from "@lingui/core";
import { SOURCE_LANGUAGE, languageOf } from "../../../domain/language.ts";
import { areaTexts } from "../../locales/area-texts.ts";
import { showTextsOf } from "../../locales/catalogs.ts";
import { Loaded } from "../../parts/opening/Loaded.tsx";
import { part } from "../../parts/opening/part.ts";
import type { ActivitySectionProps } from "./ActivitySection.tsx";

const section = part(
  async () => (await import("./ActivitySection.tsx")).ActivitySection,
  () => showTextsOf("moderation", languageOf(i18n.locale) ?? SOURCE_LANGUAGE, areaTexts),
);

/** What was changed of the record on the page; it comes with its texts, because most pages have no use for them. */
export const LatestActivity = (props: ActivitySectionProps) =>
  props.source === undefined ? null : <Loaded part={section}>{(Section) => <Section {...props} />}</Loaded>;
