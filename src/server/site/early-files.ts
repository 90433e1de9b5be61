import type { Rolldown } from "vite";
import type { EarlyFiles } from "../../adapters/browser/early-files.ts";

type Bundle = Rolldown.OutputBundle;

/** Where the bundler puts what the page asks for. */
export const ASSETS = "assets/";

const chunksOf = (bundle: Bundle): ReadonlyArray<Rolldown.OutputChunk> =>
  Object.values(bundle).filter((file) => file.type === "chunk");

const needed = (bundle: Bundle, roots: ReadonlyArray<Rolldown.OutputChunk>): ReadonlyArray<string> => {
  const found = new Set<string>();
  const add = (file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): void => {
    if (file?.type !== "chunk" || found.has(file.fileName)) return;
    found.add(file.fileName);
    for (const name of file.viteMetadata?.importedCss ?? []) found.add(name);
    for (const name of file.imports) add(bundle[name]);
  };
  for (const root of roots) add(root);
  return [...found];
};

/** The address of a route's file, as a pattern. */
const addressOf = (route: string): string =>
  route
    .split(/[/.]/u)
    .filter((part) => part !== "index")
    .map((part) => (part.startsWith("$") ? "[^/]+" : part))
    .join("/");

/** Which files the site's addresses need beyond the entry. */
export const earlyFiles = (bundle: Bundle): EarlyFiles => {
  const chunks = chunksOf(bundle);
  // A module that shares its chunk has one of its own in front of it, or none.
  const chunkOf = new Map([
    ...chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)),
    ...chunks.map((chunk) => [chunk.facadeModuleId ?? "", chunk] as const),
  ]);
  const of = (module: RegExp) => {
    const found = [...chunkOf].flatMap(([id, chunk]) => {
      const match = module.exec(id);
      return match === null ? [] : [{ chunk, match }];
    });
    if (found.length === 0) throw new Error(`No module is called ${module.source}`);
    return found;
  };
  const there = new Set(
    needed(
      bundle,
      chunks.filter(({ isEntry }) => isEntry),
    ),
  );
  const names: Array<string> = [];
  const placeOf = (file: string): number => {
    const name = file.slice(ASSETS.length);
    return names.includes(name) ? names.indexOf(name) : names.push(name) - 1;
  };
  const shared = of(/\/src\/services\.ts$/u).map(({ chunk }) => chunk);
  const services = needed(bundle, shared).filter((file) => !there.has(file));
  const layouts = of(/\/src\/routes\/(\w+)\/route\.tsx\?tsr-split=component/u);
  const pages = of(/\/src\/routes\/((\w+)\/[^?]+)\.tsx\?tsr-split=component/u).flatMap(
    ({ chunk, match: [, route = "", area = ""] }) => {
      if (route.endsWith("/route")) return [];
      const layout = layouts.filter(({ match }) => match[1] === area).map((each) => each.chunk);
      const files = needed(bundle, [...layout, chunk]).filter(
        (file) => !there.has(file) && !services.includes(file),
      );
      return [[addressOf(route), files.map(placeOf)] as const];
    },
  );
  const texts: Record<string, Record<string, number>> = {};
  // Those of single pages are asked for by these.
  for (const { chunk, match } of of(
    /\/locales\/([\w-]+)\/(first-screen|console|admin|business|public)\.po$/u,
  )) {
    const [, language = "", name = ""] = match;
    (texts[language] ??= {})[name] = placeOf(chunk.fileName);
  }
  // What is said word for word is found before what fits anything.
  return {
    names,
    services: services.map(placeOf),
    pages: pages.toSorted(([one], [other]) => (one < other ? 1 : -1)),
    texts,
  };
};
