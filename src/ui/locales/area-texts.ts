import type { Messages } from "@lingui/core";
import type { FurtherArea } from "../../domain/access.ts";
import type { LanguageCode } from "../../domain/language.ts";
import { catalogIn, type Catalogs } from "./catalog.ts";

const CATALOGS: Catalogs = import.meta.glob(["./*/*.po", "!./*/first-screen.po"]);

/** The texts of areas' pages, and those that all pages but the first screen share. */
export const areaTexts = async (
  language: LanguageCode,
  areas: ReadonlySet<FurtherArea>,
): Promise<Messages> => {
  const parts = await Promise.all(
    ["console", ...areas].map((part) => catalogIn(CATALOGS, `./${language}/${part}.po`)),
  );
  return Object.assign({}, ...parts);
};
