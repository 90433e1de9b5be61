import type { LanguageCode } from "../../domain/language.ts";

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

const areaOf = (path: string): string => path.split("/")[1] ?? "";

/** Whether a page is there for whoever comes. */
export const isPublic = (path: string): boolean => areaOf(path) === "policies";

/** Whether the script that runs is one that the browser had kept: what else the address needs it has then, too. */
const isKept = (): boolean => {
  const { currentScript } = document;
  if (!(currentScript instanceof HTMLScriptElement)) return false;
  const [entry] = performance.getEntriesByName(currentScript.src);
  return entry instanceof PerformanceResourceTiming && entry.decodedBodySize > 0 && entry.transferSize === 0;
};

/**
 * Asks for what an address will need: its texts always, its code where it may be shown to whoever is there. All at once
 * would come last together: the program comes first, then what finds out who is there, then the page. Each is asked for
 * when something small of what goes before has come, so that the line is never idle until it comes itself. Where the line
 * is wide the program is there sooner, and asks for them itself; where the browser has kept them, nothing waits in a line.
 */
export const askEarly = (path: string, language: LanguageCode, isLikely: boolean): void => {
  if (typeof EARLY_FILES === "undefined") return;
  const { names, services, pages, texts } = EARLY_FILES;
  const asked = (places: ReadonlyArray<number | undefined>): ReadonlyArray<Promise<void>> =>
    places.flatMap((place) => (place === undefined ? [] : (names[place] ?? []))).map(ask);
  const first = asked([texts[language]?.["first-screen"]]);
  const page = pages.find(([address]) => new RegExp(`^/${address}/?$`, "u").test(path));
  if (page === undefined || !(isLikely || isPublic(path))) return;
  const { console, [isPublic(path) ? "public" : areaOf(path)]: own } = texts[language] ?? {};
  if (isKept()) return void asked([console, own, ...services, ...page[1]]);
  void Promise.all(first)
    .then(() => Promise.all(asked([console, own])))
    .then(() => Promise.race(asked(services)))
    .then(() => asked(page[1]));
};
