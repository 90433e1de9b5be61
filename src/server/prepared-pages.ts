import { createHash } from "node:crypto";
import { join } from "node:path";
import {
  build,
  createServer,
  type Plugin,
  type PluginOption,
  type ResolvedConfig,
  type Rolldown,
} from "vite";
import type { EarlyFiles } from "../adapters/browser/early-files.ts";
import { directionOf, LANGUAGES, type LanguageCode, SOURCE_LANGUAGE } from "../domain/language.ts";

type Bundle = Rolldown.OutputBundle;

const ASSETS = "assets/";
const PROVIDER = "https://identitytoolkit.googleapis.com";

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
const earlyFiles = (bundle: Bundle): EarlyFiles => {
  const chunks = chunksOf(bundle);
  // A module that shares its chunk has one of its own in front of it, or none.
  const chunkOf = new Map([
    ...chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)),
    ...chunks.map((chunk) => [chunk.facadeModuleId ?? "", chunk] as const),
  ]);
  const of = (module: RegExp) =>
    [...chunkOf].flatMap(([id, chunk]) => {
      const match = module.exec(id);
      return match === null ? [] : [{ chunk, match }];
    });
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
  const shared = of(/\/src\/composition\.later\.ts$/u).map(({ chunk }) => chunk);
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

const earlyScript = async ({ root, define }: ResolvedConfig, files: EarlyFiles): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "silent",
    define: { ...define, EARLY_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: "es2023",
      rolldownOptions: { input: join(root, "src/composition.early.ts"), output: { format: "iife" } },
    },
  });
  const [output] = Array.isArray(built)
    ? built.flatMap((each) => each.output)
    : "output" in built
      ? built.output
      : [];
  if (output?.type !== "chunk") throw new Error("The early script was not built");
  return output.code;
};

/** What the form does without at first is not there yet, whatever had come by then on this side. */
const laterParts: Plugin = {
  name: "later-parts",
  enforce: "pre",
  load: (id) =>
    id.endsWith("/src/ui/parts/preferences/Preferences.tsx")
      ? "export const Preferences = () => null;"
      : undefined,
};

type Prepared = typeof import("../composition.prepared.tsx");
type Parts = Awaited<ReturnType<Prepared["prepared"]>>;

/** Runs with the program's components as they are on this side. */
const withModule = async (
  root: string,
  plugins: ReadonlyArray<PluginOption>,
  use: (module: Prepared) => Promise<void>,
): Promise<void> => {
  const server = await createServer({
    root,
    configFile: false,
    envDir: false,
    logLevel: "silent",
    appType: "custom",
    plugins: [laterParts, ...plugins],
    optimizeDeps: { noDiscovery: true },
    // In the usual place it would take away what a development server beside it runs with.
    cacheDir: join(root, "node_modules/.vite/prepared"),
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const module: unknown = await server.ssrLoadModule(join(root, "src/composition.prepared.tsx"));
    if (!isPrepared(module)) throw new Error("The pages cannot be prepared");
    await use(module);
  } finally {
    await server.close();
  }
};

const isPrepared = (module: unknown): module is Prepared =>
  typeof module === "object" && module !== null && "prepared" in module;

/**
 * Prepares the page once for each language: what it shows before the program is there, drawn by the program's own
 * components, with the styles of that, and the script that goes before. `sources` are the plugins that read the sources.
 */
export const preparedPages = (sources: () => ReadonlyArray<PluginOption>): Plugin => {
  let config: ResolvedConfig;
  return {
    name: "prepared-pages",
    apply: "build",
    enforce: "post",
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        html.replace(/\s*<script[^>]*composition\.early\.ts[^>]*><\/script>/u, "<!--early-->"),
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") return;
        const { root } = config;
        const script = await earlyScript(config, earlyFiles(bundle));
        const name = `${ASSETS}early-${createHash("sha256").update(script).digest("base64url").slice(0, 8)}.js`;
        this.emitFile({ type: "asset", fileName: name, source: script });
        const emulator = config.define?.["import.meta.env.VITE_FIREBASE_AUTH_EMULATOR"];
        const provider =
          typeof emulator === "string" && emulator !== "undefined" ? String(JSON.parse(emulator)) : PROVIDER;
        const template = String(page.source)
          .replace(
            "<!--early-->",
            `\n    <script src="/${name}"></script>\n    <link rel="preconnect" href="${provider}" crossorigin>`,
          )
          .replace(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/u, (link, file: string) => {
            const styles = bundle[file];
            // The bundler takes a sheet that is linked for loaded; this one need not be fetched.
            return styles?.type === "asset"
              ? `<style>${String(styles.source)}</style>${link.replace("<link", "<link disabled")}`
              : link;
          });
        const pageIn = (language: LanguageCode, parts: Parts): string => {
          const drawn = Object.entries(parts).map(([part, html]) => `<div data-part="${part}">${html}</div>`);
          return template
            .replace(
              '<html lang="en" dir="ltr">',
              () => `<html lang="${language}" dir="${directionOf(language)}">`,
            )
            .replace('<div id="early"></div>', () => `<div id="early">${drawn.join("")}</div>`);
        };
        // One after the other: they share the language that is shown.
        await withModule(root, sources(), async ({ prepared }) => {
          for (const { code } of LANGUAGES) {
            const source = pageIn(code, await prepared(code));
            if (code === SOURCE_LANGUAGE) page.source = source;
            this.emitFile({ type: "asset", fileName: `pages/${code}.html`, source });
          }
        });
      },
    },
  };
};
