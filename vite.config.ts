import babel from "@rolldown/plugin-babel";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import { minify } from "@swc/core";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { configDefaults, defineConfig } from "vitest/config";
import { tokensSheet } from "./src/ui/theme/variables.ts";

/** What talks to the outside is here too: every signed-in page needs it, and handing Effect's names on costs 3 kB. */
const isCore = (id: string): boolean =>
  /node_modules\/(?:effect|@?firebase|idb)|src\/(?:services|composition\.signed-in|adapters\/(?:contract|firebase|remote)|domain|machines)/u.test(
    id,
  );

/** What only some pages need; left to them. */
const isApart = (id: string): boolean =>
  /src\/(?:machines\/(?:google|palette|dashboard|use-cases\/(?:business-analytics|dashboard))|domain\/(?:google|contrast|billing|dashboard|continuation|image-url|paging|registration|route-table|selection))/u.test(
    id,
  );

const isWork = (id: string): boolean =>
  /src\/(?:machines\/(?:action|editing|export|list|subscription|use-cases\/(?!business-(?:home|analytics)|dashboard|delete|inbox|report))|domain\/(?:list-.*-form|editing|sheet))/u.test(
    id,
  );

const isFrame = (id: string): boolean =>
  /src\/ui\/(?:frame\/(?:shell\/(?!Breadcrumbs)|inbox|shortcuts|session)|parts\/(?:detail\/(?:Section|Fields)|feedback\/(?!PageResult)|access\/use-refusal|time|figures|preferences)|pages\/errors|app-context|locales\/[^/]+\.ts)/u.test(
    id,
  );

/** The style sheet of the tokens has them from where they are typed. */
const tokens: Plugin = {
  name: "tokens",
  enforce: "pre",
  load: (id) => (id.endsWith("/src/ui/theme/tokens.css") ? tokensSheet() : undefined),
};

/** Compresses each chunk before the bundler minifies it: the two together leave a hundredth less than either. */
const compression: Plugin = {
  name: "compression",
  renderChunk: async (code) => {
    const { code: compressed } = await minify(code, {
      module: true,
      compress: { ecma: 2022, passes: 3 },
      mangle: false,
    });
    return { code: compressed, map: null };
  },
};

/** The name of a group, without the pages that share this part of it. */
const shortly = (name: string): string => name.replace(/~.*$/u, "");

export default defineConfig({
  plugins: [
    tokens,
    tanstackRouter({
      target: "react",
      routesDirectory: "src/routes",
      generatedRouteTree: "src/route-tree.gen.ts",
      autoCodeSplitting: true,
      // A page's loader and its component travel together: what only one page reads stays out of the first screen.
      codeSplittingOptions: {
        // A test's modules are thrown away; what keeps pages through a hot update would bring those of another test.
        addHmr: process.env["VITEST"] === undefined,
        defaultBehavior: [
          ["component", "loader"],
          ["errorComponent"],
          ["notFoundComponent"],
          ["pendingComponent"],
        ],
      },
      quoteStyle: "double",
      semicolons: true,
    }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    compression,
  ],
  build: {
    target: "es2023",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The entry names every file that may follow: it need not list who shares each.
        chunkFileNames: ({ name }) => `assets/${shortly(name)}-[hash].js`,
        assetFileNames: ({ names: [name = "asset"] }) =>
          name.includes("~") ? `assets/${shortly(name)}-[hash][extname]` : "assets/[name]-[hash][extname]",
        codeSplitting: {
          // Few chunks compress better than many. What pages share is cut by layer, so that no two chunks need each other.
          groups: [
            { name: "initial", tags: ["$initial"], priority: 4 },
            // What every signed-in page needs, apart from what only lists, forms and files do.
            { name: "core", test: (id) => isCore(id) && !isApart(id) && !isWork(id), priority: 3 },
            { name: "work", test: isWork, minShareCount: 2, priority: 2 },
            // The frame of signed-in pages, and what most of them draw.
            { name: "frame", test: isFrame, minShareCount: 2, priority: 2 },
            {
              name: "business",
              test: /src\/(?:routes|ui\/pages)\/business\//u,
              minShareCount: 2,
              priority: 2,
            },
            { name: "interface", minShareCount: 2, priority: 1, entriesAware: true },
          ],
        },
      },
    },
  },
  test: {
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "interface",
          environment: "jsdom",
          include: ["test/ui/**/*.test.{ts,tsx}"],
          setupFiles: ["test/ui/set-up.ts"],
        },
      },
      {
        test: {
          name: "composition",
          environment: "jsdom",
          include: ["test/composition/**/*.test.{ts,tsx}"],
          setupFiles: ["test/ui/set-up.ts"],
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: "node",
          environment: "node",
          include: ["test/**/*.test.ts"],
          exclude: [...configDefaults.exclude, "test/{ui,composition,e2e}/**"],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
