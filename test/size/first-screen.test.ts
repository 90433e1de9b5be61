import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Rolldown } from "vite";
import { build } from "vite";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { LANGUAGES } from "../../src/domain/language.ts";

const KB = 1_000;
const JS_BUDGET = 154 * KB;
const CSS_BUDGET = 15 * KB;
const DASHBOARD_BUDGET = 316 * KB;
const BUSINESS_BUDGET = 314 * KB;
const LANGUAGE_BUDGET = 30 * KB;

interface FirstScreen {
  /** Every chunk of the site, by its name. */
  readonly all: ReadonlyMap<string, Rolldown.OutputChunk>;
  readonly chunks: ReadonlyArray<Rolldown.OutputChunk>;
  readonly css: ReadonlyArray<Rolldown.OutputAsset>;
}

const gzipped = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).byteLength;
const total = (sizes: ReadonlyArray<number>): number => sizes.reduce((sum, size) => sum + size, 0);

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The chunks that hold a module of such a name. */
const holding = (chunks: Chunks, module: RegExp): ReadonlyArray<Rolldown.OutputChunk> =>
  [...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => module.test(id)));

/** Those chunks and all that they need. */
const closure = (
  chunks: Chunks,
  roots: ReadonlyArray<Rolldown.OutputChunk>,
): ReadonlyArray<Rolldown.OutputChunk> => {
  const needed = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || needed.has(chunk)) return;
    needed.add(chunk);
    for (const name of chunk.imports) add(chunks.get(name));
  };
  for (const root of roots) add(root);
  return [...needed];
};

/** What a page below the guard begins with: what is put together, its texts, its area and itself. */
const rootsOf = (area: string, drawnAtOnce: string): RegExp =>
  new RegExp(
    String.raw`/src/${drawnAtOnce}|/src/[^/]+\.tsx?$|/src/ui/locales/([^/]+\.ts$|en/(first-screen|console|${area})\.po)|/src/routes/${area}/(route|index)\.tsx`,
    "u",
  );

/** The packages and parts that wait until somebody asks for them, or for a page that needs them. */
const ON_DEMAND =
  /node_modules\/(@floating-ui|react-remove-scroll|@mantine\/(charts|notifications|form)|@mantine\/core\/esm\/components\/(ModalBase|ScrollArea)|recharts|papaparse|react-image-crop|@tanstack\/(react-)?table)|\/src\/ui\/parts\/(overlay|detail|list|editing)\//u;

/** The texts and pages that are not of an area; every page may fail or be signed out. */
const elsewhere = (area: string, page: string): RegExp =>
  new RegExp(
    String.raw`/locales/en/(?!first-screen|console|${area})|/src/ui/pages/(?!${page}|errors|sign-in)`,
    "u",
  );

/** What /login needs before it can be used: the entry, which has the page, the English catalog, and their imports. */
const firstScreen = async (): Promise<FirstScreen> => {
  // The test runner's own environment would build the development edition of React.
  vi.stubEnv("NODE_ENV", "production");
  const built = await build({ logLevel: "silent", build: { write: false } });
  if (Array.isArray(built) || !("output" in built)) throw new Error("Expected one build");
  const chunks = new Map(
    built.output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])),
  );
  const roots = holding(chunks, /\/src\/main\.tsx|\/locales\/en\/first-screen\.po/u);
  if (roots.length !== 2) throw new Error("Expected the entry and the English catalog");
  const needed = closure(chunks, roots);
  const cssNames = new Set([...needed].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const css = built.output.flatMap((file) =>
    file.type === "asset" && cssNames.has(file.fileName) ? [file] : [],
  );
  return { all: chunks, chunks: needed, css };
};

describe("the first screen of /login", () => {
  let screen: FirstScreen;
  beforeAll(async () => {
    screen = await firstScreen();
  }, 120_000);

  test("needs at most 154 kB of JavaScript, gzip", () => {
    const early = readFileSync("public/color-scheme.js");
    const size = total([early, ...screen.chunks.map(({ code }) => code)].map(gzipped));
    process.stdout.write(`first screen: ${(size / KB).toFixed(1)} kB of JavaScript, gzip\n`);
    expect(size).toBeGreaterThan(80 * KB);
    expect(size).toBeLessThanOrEqual(JS_BUDGET);
  });

  test("needs at most 15 kB of CSS, gzip", () => {
    const size = total(screen.css.map(({ source }) => gzipped(source)));
    process.stdout.write(`first screen: ${(size / KB).toFixed(1)} kB of CSS, gzip\n`);
    expect(size).toBeGreaterThan(2 * KB);
    expect(size).toBeLessThanOrEqual(CSS_BUDGET);
  });

  test.each([
    {
      page: "dashboard",
      area: "admin",
      // Its chart comes by itself as soon as the page is there.
      drawnAtOnce: "ui/pages/dashboard/",
      budget: DASHBOARD_BUDGET,
      drawn: ["DashboardScreen", "ActivityChart", "Shell", "Sidebar"],
    },
    {
      page: "business",
      area: "business",
      drawnAtOnce: "routes/business/index",
      budget: BUSINESS_BUDGET,
      drawn: ["BusinessHome", "ConnectionCard", "Shell", "Sidebar"],
    },
  ])(
    "of which the home of $area needs no more than its budget in all",
    ({ page, area, drawnAtOnce, budget, drawn }) => {
      const needed = closure(screen.all, holding(screen.all, rootsOf(area, drawnAtOnce)));
      const size = total(needed.map(({ code }) => gzipped(code)));
      process.stdout.write(
        `home of ${area}: ${(size / KB).toFixed(1)} kB of JavaScript in ${needed.length} files, gzip\n`,
      );
      expect(size).toBeGreaterThan(200 * KB);
      expect(size).toBeLessThanOrEqual(budget);
      const modules = needed.flatMap(({ moduleIds }) => moduleIds);
      const others = elsewhere(area, page);
      expect(modules.filter((id) => ON_DEMAND.test(id) || others.test(id))).toEqual([]);
      for (const name of drawn) expect(modules.filter((id) => id.endsWith(`/${name}.tsx`))).toHaveLength(1);
    },
  );

  test.each(LANGUAGES.map(({ code }) => code))(
    "comes from a build in which %s has chunks of its own, at most 30 kB, gzip",
    (code) => {
      const chunks = holding(screen.all, new RegExp(`/locales/${code}/`, "u"));
      const size = total(chunks.map((chunk) => gzipped(chunk.code)));
      process.stdout.write(`${code}: ${(size / KB).toFixed(1)} kB of texts, gzip\n`);
      expect(chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => id.split("/").slice(-2)))).toEqual([
        [code, "admin.po"],
        [code, "business.po"],
        [code, "console.po"],
        [code, "first-screen.po"],
        [code, "public.po"],
      ]);
      expect(size).toBeLessThanOrEqual(LANGUAGE_BUDGET);
    },
  );

  test("is the login page itself", () => {
    const modules = screen.chunks.flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => id.endsWith("/LoginScreen.tsx"))).toHaveLength(1);
  });

  test("comes from a build in which no chunk needs one that needs it", () => {
    const cycles: Array<string> = [];
    const follow = (name: string, path: ReadonlyArray<string>): void => {
      if (path.includes(name)) cycles.push([...path, name].join(" -> "));
      else for (const next of screen.all.get(name)?.imports ?? []) follow(next, [...path, name]);
    };
    for (const name of screen.all.keys()) follow(name, []);
    expect(cycles).toEqual([]);
  });

  test("comes from a build without the inspector, the viewer and the emulator's stand-in", () => {
    const modules = [...screen.all.values()].flatMap(({ moduleIds }) => moduleIds);
    expect(modules.length).toBeGreaterThan(1_000);
    expect(modules.filter((id) => /@statelyai|src\/(development|server)|stand-in/u.test(id))).toEqual([]);
  });

  test("leaves the identity provider, the HTTP side, schemas and development tools for later", () => {
    const modules = screen.chunks.flatMap(({ moduleIds }) => moduleIds);
    const misplaced = modules.filter((id) =>
      /node_modules\/(@?firebase|@statelyai)\/|effect\/dist\/(Effect|Schema|http)|src\/(adapters\/(remote|contract)|development)\//u.test(
        id,
      ),
    );
    expect(misplaced).toEqual([]);
  });
});
