import babel from "@rolldown/plugin-babel";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { configDefaults, defineConfig } from "vitest/config";
import { COMPILED } from "./test/compiled.ts";
import { preparedPages } from "./src/server/site/prepared-pages.ts";
import { tokensSheet } from "./src/ui/theme/variables.ts";

/** The style sheet of the tokens has them from where they are typed. */
const tokens: Plugin = {
  name: "tokens",
  enforce: "pre",
  load: (id) => (id.endsWith("/src/ui/theme/tokens.css") ? tokensSheet() : undefined),
};

/** What reads the sources. */
const sources = () => [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui()];

/** From this length on, in characters, the engine compiles a file while it comes. */
const STREAMED = 30_000;

/**
 * Has the engine compile all of a large file beside the page, not function by function on it, as they are called
 * (https://v8.dev/blog/explicit-compile-hints). It heeds that at the very beginning of a file only.
 */
const compiledBeforehand: Plugin = {
  name: "compiled-beforehand",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && file.code.length >= STREAMED)
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

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
    ...sources(),
    compiledBeforehand,
    preparedPages(() => [tokens, ...sources()]),
  ],
  resolve: {
    // What libraries bring along for a React that lacks it.
    alias: [
      { find: /^use-sync-external-store\/shim$/u, replacement: "react" },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/u,
        replacement: "use-sync-external-store/with-selector",
      },
    ],
  },
  build: {
    target: "es2023",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // To read a property does nothing else, in what is bundled here.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          // Few chunks compress better than many. They are cut by folder, and a chunk needs those above it only.
          groups: [
            { name: "initial", tags: ["$initial"], priority: 10 },
            // What every signed-in page needs of what is not drawn, in two files: they are compiled side by side, and by
            // the smaller one it is seen when to ask for the page.
            {
              name: "domain",
              test: /node_modules\/effect\/|src\/(?:domain\/(?:ports\/|days\/|[^/]+$)|adapters\/contract\/)/u,
              priority: 9,
            },
            {
              name: "core",
              test: /src\/(?:(?!composition\.(?:google|unsent))[^/]+\.ts$|machines\/(?:use-cases\/log|sent-link)\/|adapters\/(?!browser\/(?:files|unsent)\/|firebase\/accounts\/)|ui\/locales\/(?!page-)[^/]+\.ts$)/u,
              priority: 8,
            },
            // What signs people in; whom the browser keeps is let in without it.
            {
              name: "accounts",
              test: /node_modules\/(?:@?firebase|idb)\/|src\/adapters\/firebase\/accounts\//u,
              priority: 8,
            },
            // What every signed-in page draws. These parts are too heavy for that, and wait for pages that need them.
            {
              name: "frame",
              test: /src\/ui\/(?:[^/]+$|frame\/(?!(?:deletion|announcements)\/[\w-]+\.tsx?)|parts\/(?!overlay|detail|pictures|list|editing|contribution|weekday|business))|node_modules\/(?:@tabler|@mantine\/core\/esm\/components\/Anchor)\//u,
              minShareCount: 2,
              priority: 7,
            },
            // Of the library what lists draw; some of what lies over a page needs it as well.
            {
              name: "library",
              test: /node_modules\/@mantine\/(?:core\/esm\/components\/(?:Pagination|Progress|FileButton|List)|hooks\/esm\/(?:use-pagination|use-debounced-callback))\//u,
              priority: 7,
            },
            // What lies over a page, and the parts of the library that more than the frame is made of.
            {
              name: "overlay",
              test: /src\/ui\/parts\/overlay\/|node_modules\/@mantine\/(?!form\/)/u,
              minShareCount: 2,
              priority: 6,
            },
            // Lists and records, and pages that will be some: who sees one of them goes on to the others. Lists of what
            // people leave behind have filters that lie over a page.
            {
              name: "records",
              test: /src\/(?:ui\/(?:parts\/(?:list|detail|pictures(?!\/crop))\/|pages\/(?:placeholder\/|(?!comments|favorites|dates|blocks)\w+\/\w+-view\.tsx))|routes\/admin\/\w+\/index\.tsx|machines\/use-cases\/records\/)/u,
              priority: 5,
            },
            // Forms, and the pages that have some.
            {
              name: "editing",
              test: /src\/(?:ui\/parts\/editing\/|routes\/(?:\w+\/account|admin\/(?:tribes\/|\w+\/(?:create|\$id_))))|node_modules\/@mantine\/form\//u,
              priority: 4,
            },
            { name: "business", test: /src\/routes\/business\/index\.tsx/u, priority: 3 },
            { name: "policies", test: /src\/(?:ui\/pages|routes)\/policies\//u, priority: 3 },
          ],
        },
      },
    },
  },
  test: {
    maxWorkers: "100%",
    reporters: ["dot"],
    // The files of a project share their modules: loading them for each file anew was most of a run.
    isolate: false,
    // One limit for every test and layer, for a busy machine too: what takes longer hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Programs that tests start are compiled once.
    env: { NODE_COMPILE_CACHE: COMPILED },
    projects: [
      {
        extends: true,
        test: {
          name: "interface",
          environment: "./test/jsdom.ts",
          include: ["test/ui/**/*.test.{ts,tsx}"],
          setupFiles: ["test/set-up.ts", "test/ui/set-up.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "composition",
          environment: "./test/jsdom.ts",
          include: ["test/composition/**/*.test.{ts,tsx}"],
          setupFiles: ["test/set-up.ts", "test/ui/set-up.ts"],
          // Each test starts the console anew, as a page does; what one still asks for is not for another to hear.
          isolate: true,
        },
      },
      {
        extends: true,
        test: {
          name: "adapters",
          // Operations under a stopwatch need a machine that does nothing else.
          include: [
            `test/{adapters,operations}/**/*.${process.env["WHOLE"] === "1" ? "{test,hard}" : "test"}.ts`,
          ],
          globalSetup: ["test/adapters/databases.ts"],
          setupFiles: ["test/set-up.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "node",
          include: ["test/**/*.test.ts"],
          exclude: [...configDefaults.exclude, "test/{adapters,composition,e2e,operations,ui}/**"],
          setupFiles: [
            "test/set-up.ts",
            // `npm run test:auth -- --coverage` asks which ways of the chart are walked.
            ...(process.env["WALKED"] === undefined ? [] : ["test/machines/auth/note-walks.ts"]),
          ],
        },
      },
    ],
  },
});
