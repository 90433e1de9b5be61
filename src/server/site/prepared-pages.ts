import { hash } from "node:crypto";
import { join } from "node:path";
import * as Predicate from "effect/Predicate";
import { createServer, type Plugin, type PluginOption, type ResolvedConfig } from "vite";
import { directionOf, LANGUAGES, type LanguageCode, SOURCE_LANGUAGE } from "../../domain/language.ts";
import { ASSETS, earlyFiles } from "./early-files.ts";
import { earlyScript } from "./early-script.ts";

const PROVIDER = "https://identitytoolkit.googleapis.com";

/** What the form does without at first is not there yet, whatever had come by then on this side. */
const laterParts: Plugin = {
  name: "later-parts",
  enforce: "pre",
  load: (id) =>
    id.endsWith("/src/ui/parts/preferences/Preferences.tsx")
      ? "export const Preferences = () => null;"
      : undefined,
};

type Prepared = typeof import("../../composition.prepared.tsx");
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

const isPrepared = (module: unknown): module is Prepared => Predicate.hasProperty(module, "prepared");

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
        const name = `${ASSETS}early-${hash("sha256", script, "base64url").slice(0, 8)}.js`;
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
