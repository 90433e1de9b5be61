import type { Messages } from "@lingui/core";
import type { TextArea } from "../../domain/access.ts";
import type { LanguageCode } from "../../domain/language.ts";
import { catalogIn, type Catalogs } from "./catalog.ts";

const CATALOGS: Catalogs = import.meta.glob(["./*/{console,admin,business,public}.po"]);

const isOfArea = (name: string): boolean => `./en/${name}.po` in CATALOGS;

/** The texts of areas and single pages, and those that all pages but the first screen share. */
export const areaTexts = async (
  language: LanguageCode,
  areas: ReadonlySet<TextArea>,
): Promise<Messages> => {
  const parts = await Promise.all(
    ["console", ...areas].map(async (part) =>
      catalogIn(
        isOfArea(part) ? CATALOGS : (await import("./page-texts.ts")).CATALOGS,
        `./${language}/${part}.po`,
      ),
    ),
  );
  return Object.assign({}, ...parts);
};
