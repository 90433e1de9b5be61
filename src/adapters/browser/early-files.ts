import type { LanguageCode } from "../../domain/language.ts";
import { PROGRAM_CAME } from "./program-came.ts";

/** The files of the site by what needs them. */
export interface EarlyFiles {
  readonly names: ReadonlyArray<string>;
  /** The addresses of pages, as patterns, and the places of their files among the names. */
  readonly pages: ReadonlyArray<readonly [address: string, files: ReadonlyArray<number>]>;
  /** The places of the catalogs among the names, by language and area. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The build writes them here. */
declare const EARLY_FILES: EarlyFiles;

const ask = (name: string): void => {
  const link = document.createElement("link");
  const isStyle = name.endsWith(".css");
  link.rel = isStyle ? "preload" : "modulepreload";
  if (isStyle) link.as = "style";
  link.crossOrigin = "";
  link.href = `/assets/${name}`;
  document.head.append(link);
};

/**
 * Asks for what an address will need: its texts always, its code where it may be shown to whoever is there. That waits
 * for the program, without which nothing of it can be shown: beside the rest it would come last, not first.
 */
export const askEarly = (path: string, language: LanguageCode, isLikely: boolean): void => {
  if (typeof EARLY_FILES === "undefined") return;
  const { names, pages, texts } = EARLY_FILES;
  const asked = (place: number | undefined): void => {
    const name = place === undefined ? undefined : names[place];
    if (name !== undefined) ask(name);
  };
  asked(texts[language]?.["first-screen"]);
  const [, area = ""] = path.split("/");
  const isPublic = area === "policies";
  const page = pages.find(([address]) => new RegExp(`^/${address}/?$`, "u").test(path));
  if (page === undefined || !(isLikely || isPublic)) return;
  const files = [
    ...["console", isPublic ? "public" : area].map((name) => texts[language]?.[name]),
    ...page[1],
  ];
  addEventListener(PROGRAM_CAME, () => files.forEach(asked), { once: true });
};
