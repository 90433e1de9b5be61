import type { LanguageCode } from "../../domain/language.ts";
import { PROGRAM_CAME } from "./program-came.ts";

/** The files of the site by what needs them. */
export interface EarlyFiles {
  readonly names: ReadonlyArray<string>;
  /** The places among the names of what finds out who is there. */
  readonly services: ReadonlyArray<number>;
  /** The addresses of pages, as patterns, and the places of what else they need. */
  readonly pages: ReadonlyArray<readonly [address: string, files: ReadonlyArray<number>]>;
  /** The places of the catalogs among the names, by language and area. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The build writes them here. */
declare const EARLY_FILES: EarlyFiles;

const ask = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement("link");
    const isStyle = name.endsWith(".css");
    link.rel = isStyle ? "preload" : "modulepreload";
    if (isStyle) link.as = "style";
    link.crossOrigin = "";
    link.href = `/assets/${name}`;
    // What did not come is asked for again by whoever needs it.
    for (const end of ["load", "error"]) link.addEventListener(end, () => resolve());
    document.head.append(link);
  });

/**
 * Asks for what an address will need: its texts always, its code where it may be shown to whoever is there. All at once
 * would come last together: the program comes first, then what finds out who is there, then the page. That is asked for
 * when a file of the one before has come, and the line is free by the time that it begins to come.
 */
export const askEarly = (path: string, language: LanguageCode, isLikely: boolean): void => {
  if (typeof EARLY_FILES === "undefined") return;
  const { names, services, pages, texts } = EARLY_FILES;
  const asked = (places: ReadonlyArray<number | undefined>): ReadonlyArray<Promise<void>> =>
    places.flatMap((place) => (place === undefined ? [] : (names[place] ?? []))).map(ask);
  asked([texts[language]?.["first-screen"]]);
  const [, area = ""] = path.split("/");
  const isPublic = area === "policies";
  const page = pages.find(([address]) => new RegExp(`^/${address}/?$`, "u").test(path));
  if (page === undefined || !(isLikely || isPublic)) return;
  const { console, [isPublic ? "public" : area]: own } = texts[language] ?? {};
  addEventListener(
    PROGRAM_CAME,
    () => {
      asked([console, own]);
      void Promise.race(asked(services)).then(() => asked(page[1]));
    },
    { once: true },
  );
};
