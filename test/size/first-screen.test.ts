import { gzipSync } from "node:zlib";
import type { Rolldown } from "vite";
import { build } from "vite";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { LANGUAGES } from "../../src/domain/language.ts";

const KB = 1_000;
const JS_BUDGET = 155 * KB;
/**
 * What runs before the first paint; it names the files of every page, so that none waits for another, and has whoever is
 * likely there let in.
 */
const EARLY_BUDGET = 5.2 * KB;
const PAGE_BUDGET = 20 * KB;
const CSS_BUDGET = 15 * KB;
const DASHBOARD_BUDGET = 294 * KB;
const BUSINESS_BUDGET = 294 * KB;
/** What the page with the charts adds to what its area has without it. */
const ANALYTICS_BUDGET = 60 * KB;
/** How many files of JavaScript a page may begin with: each is a request, and six are under way at a time. */
const FILES_BUDGET = 12;
const LANGUAGE_BUDGET = 31.6 * KB;
/** From this length on a file is compiled while it comes. */
const STREAMED = 30_000;

interface FirstScreen {
  /** Every chunk of the site, by its name. */
  readonly all: ReadonlyMap<string, Rolldown.OutputChunk>;
  readonly chunks: ReadonlyArray<Rolldown.OutputChunk>;
  readonly css: ReadonlyArray<Rolldown.OutputAsset>;
  /** The script that goes before. */
  readonly early: string | Uint8Array;
  /** What the server sends for an address, in each language. */
  readonly pages: ReadonlyArray<Rolldown.OutputAsset>;
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
    String.raw`/src/${drawnAtOnce}|/src/(?!composition\.(google|unsent))[^/]+\.tsx?$|/src/ui/locales/((?!page-texts)[^/]+\.ts$|en/(first-screen|console|${area})\.po)|/src/routes/${area}/(route|index)\.tsx`,
    "u",
  );

/** The packages and parts that wait until somebody asks for them, or for a page that needs them. */
const ON_DEMAND =
  /node_modules\/(@floating-ui|react-remove-scroll|@mantine\/(notifications|form)|@mantine\/core\/esm\/components\/(ModalBase|ScrollArea)|d3-|papaparse|react-image-crop)|\/src\/ui\/parts\/(overlay|detail|pictures|list|editing)\//u;

/** The texts and pages that are not of an area; every page may fail or be signed out, and what only says that it is coming weighs nothing. */
const elsewhere = (area: string, page: string): RegExp =>
  new RegExp(
    String.raw`/locales/en/(?!first-screen|console|${area})|/src/ui/pages/(?!${page}|errors|sign-in|placeholder)`,
    "u",
  );

const builtSite = async (moderation?: "on"): Promise<Rolldown.RolldownOutput["output"]> => {
  // The test runner's own environment would build the development edition of React.
  vi.stubEnv("NODE_ENV", "production");
  const built = await build({
    logLevel: "silent",
    // Of the other one it is asked which modules are where, not how much they weigh.
    build: { write: false, minify: moderation === undefined },
    define: { "import.meta.env.VITE_MODERATION": JSON.stringify(moderation) ?? "undefined" },
  });
  if (Array.isArray(built) || !("output" in built)) throw new Error("Expected one build");
  return built.output;
};

const chunksOf = (output: Rolldown.RolldownOutput["output"]): Chunks =>
  new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])));

/** What /login needs before it can be used: the entry, which has the page, the English catalog, and their imports. */
const firstScreen = async (): Promise<FirstScreen> => {
  const output = await builtSite();
  const chunks = chunksOf(output);
  const roots = holding(chunks, /\/src\/main\.tsx|\/locales\/en\/first-screen\.po/u);
  if (roots.length !== 2) throw new Error("Expected the entry and the English catalog");
  const needed = closure(chunks, roots);
  const cssNames = new Set([...needed].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const css = output.flatMap((file) => (file.type === "asset" && cssNames.has(file.fileName) ? [file] : []));
  const assets = output.flatMap((file) => (file.type === "asset" ? [file] : []));
  const early = assets.find(({ fileName }) => fileName.startsWith("assets/early-"))?.source;
  const pages = assets.filter(({ fileName }) => /^(?:index|pages\/[\w-]+)\.html$/u.test(fileName));
  if (early === undefined) throw new Error("Expected the early script");
  return { all: chunks, chunks: needed, css, early, pages };
};

describe("the first screen of /login", () => {
  let screen: FirstScreen;
  beforeAll(async () => {
    screen = await firstScreen();
  }, 120_000);

  test("needs at most 155 kB of JavaScript, gzip", () => {
    const size = total(screen.chunks.map(({ code }) => gzipped(code)));
    process.stdout.write(`first screen: ${(size / KB).toFixed(1)} kB of JavaScript, gzip\n`);
    expect(size).toBeGreaterThan(80 * KB);
    expect(size).toBeLessThanOrEqual(JS_BUDGET);
  });

  test("has at most 5.2 kB of a script before it is painted, gzip", () => {
    expect(gzipped(screen.early)).toBeGreaterThan(KB);
    expect(gzipped(screen.early)).toBeLessThanOrEqual(EARLY_BUDGET);
  });

  test("is painted by a page of at most 20 kB, gzip, in each of the twelve languages, without a script in it", () => {
    expect(screen.pages.map(({ fileName }) => fileName).toSorted()).toEqual(
      ["index.html", ...LANGUAGES.map(({ code }) => `pages/${code}.html`)].toSorted(),
    );
    for (const { fileName, source } of screen.pages) {
      const html = String(source);
      expect(gzipped(html)).toBeLessThanOrEqual(PAGE_BUDGET);
      expect([fileName, ...html.matchAll(/<script(?![^>]* src=)/gu)]).toEqual([fileName]);
      expect(html).toMatch(/<input[^>]*name="email"/u);
      expect(html).toMatch(/<input[^>]*name="password"/u);
    }
    expect(new Set(screen.pages.map(({ source }) => String(source))).size).toBe(LANGUAGES.length);
  });

  test("is compiled while it comes, as every large file is: each says so at its very beginning", () => {
    const large = [...screen.all.values()].filter(({ code }) => code.length >= STREAMED);
    expect(large.length).toBeGreaterThan(5);
    const others = large.filter(({ code }) => !code.startsWith("//# allFunctionsCalledOnLoad\n"));
    expect(others.map(({ fileName }) => fileName)).toEqual([]);
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
      drawnAtOnce: "(routes/business/index|composition.google)",
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

  test("of which analytics adds at most 60 kB of JavaScript to the rest of the business area, gzip", () => {
    const needing = (page: string) => {
      const own = new RegExp(
        `/src/(routes/business/${page}\\.tsx|ui/pages/${page}/)|/locales/en/${page}\\.po`,
        "u",
      );
      return closure(screen.all, holding(screen.all, own));
    };
    const home = holding(screen.all, rootsOf("business", "(routes/business/index|composition.google)"));
    const rest = new Set([...closure(screen.all, home), ...needing("subscription")]);
    const added = needing("analytics").filter((chunk) => !rest.has(chunk));
    const size = total(added.map(({ code }) => gzipped(code)));
    process.stdout.write(`analytics adds ${(size / KB).toFixed(1)} kB of JavaScript, gzip\n`);
    const modules = added.flatMap(({ moduleIds }) => moduleIds);
    expect(modules.some((id) => id.endsWith("/TrendChart.tsx"))).toBe(true);
    expect(size).toBeLessThanOrEqual(ANALYTICS_BUDGET);
  });

  describe.each([
    { area: "admin", catalog: "admin", pages: 23 },
    { area: "business", catalog: "business", pages: 4 },
    { area: "policies", catalog: "public", pages: 3 },
  ])("of which a page of $area", ({ area, catalog, pages }) => {
    const begun = new RegExp(
      String.raw`/src/(main\.tsx|services\.ts|ui/locales/en/(first-screen|console|${catalog})\.po|routes/${area}/route\.tsx\?)`,
      "u",
    );
    const page = new RegExp(
      String.raw`/src/routes/(${area}/(?!route\.)[^?]+)\.tsx\?tsr-split=component`,
      "u",
    );
    const beginnings = () => {
      const all = [...screen.all.values()];
      // A module that shares its chunk has one of its own in front of it, or none.
      const chunkOf = new Map([
        ...all.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)),
        ...all.map((chunk) => [chunk.facadeModuleId ?? "", chunk] as const),
      ]);
      const shared = [...chunkOf].flatMap(([id, chunk]) => (begun.test(id) ? [chunk] : []));
      return [...chunkOf].flatMap(([id, chunk]) => {
        const name = page.exec(id)?.[1];
        return name === undefined ? [] : [{ name, files: closure(screen.all, [...shared, chunk]) }];
      });
    };

    test("begins with at most twelve files of JavaScript", () => {
      const counts = beginnings().map(({ name, files }) => ({ name, count: files.length }));
      expect(counts).toHaveLength(pages);
      expect(counts.filter(({ count }) => count < 6 || count > FILES_BUDGET)).toEqual([]);
    });

    test("shares none that is smaller than 5 kB", () => {
      const shared = beginnings()
        .flatMap(({ files }) => files)
        .filter(({ isEntry, isDynamicEntry }) => !isEntry && !isDynamicEntry);
      expect(shared.length).toBeGreaterThan(pages);
      expect(shared.filter(({ code }) => code.length < 5 * KB).map(({ fileName }) => fileName)).toEqual([]);
    });
  });

  test("comes from a build in which a forgotten password needs no forms of the pages behind it", () => {
    const form = holding(screen.all, /\/PasswordResetForm\.tsx$/u);
    expect(form).toHaveLength(1);
    const modules = closure(screen.all, form).flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => id.includes("/src/ui/parts/editing/"))).toEqual([]);
  });

  test("comes from a build in which only the chef's pages need what one of them is made of", () => {
    // The account is a form, as others are, and comes with them.
    const page = /\/src\/routes\/business\/(?!account)[^?]+\?tsr-split=component/u;
    const asked = [...screen.all.values()].filter(({ isDynamicEntry }) => isDynamicEntry);
    const needing = asked.filter((chunk) =>
      closure(screen.all, [chunk]).some(({ moduleIds }) => moduleIds.some((id) => page.test(id))),
    );
    const names = needing.map(({ fileName, moduleIds }) => moduleIds.find((id) => page.test(id)) ?? fileName);
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !page.test(name))).toEqual([]);
  });

  test.each([undefined, "on"] as const)(
    "comes from a build in which lists and records do not wait for what lies over them, moderation: %s",
    async (moderation) => {
      const listed =
        /\/src\/routes\/admin\/(?:(?:users|kitchens|tribes)\/index|(?:users|kitchens)\/\$id)\.tsx\?tsr-split=component/u;
      const all = moderation === undefined ? screen.all : chunksOf(await builtSite(moderation));
      const pages = holding(all, listed);
      expect(pages.flatMap(({ moduleIds }) => moduleIds.filter((id) => listed.test(id)))).toHaveLength(5);
      const modules = closure(all, pages).flatMap(({ moduleIds }) => moduleIds);
      expect(modules.some((id) => id.endsWith("/RowMenu.tsx"))).toBe(true);
      expect(modules.filter((id) => /@floating-ui|\/src\/ui\/parts\/overlay\//u.test(id))).toEqual([]);
    },
  );

  test.each(LANGUAGES.map(({ code }) => code))(
    "comes from a build in which %s has chunks of its own, at most 31.6 kB, gzip",
    (code) => {
      const chunks = holding(screen.all, new RegExp(`/locales/${code}/`, "u"));
      const size = total(chunks.map((chunk) => gzipped(chunk.code)));
      process.stdout.write(`${code}: ${(size / KB).toFixed(1)} kB of texts, gzip\n`);
      expect(chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => id.split("/").slice(-2)))).toEqual([
        [code, "admin.po"],
        [code, "analytics.po"],
        [code, "business.po"],
        [code, "console.po"],
        [code, "first-screen.po"],
        [code, "moderation.po"],
        [code, "own.po"],
        [code, "public.po"],
        [code, "subscription.po"],
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
    expect(modules.filter((id) => /@statelyai|elkjs|src\/(development|server)|stand-in/u.test(id))).toEqual(
      [],
    );
    // What each of them would leave in the bytes, whatever its module was called.
    const marks = /stately\.ai|org\.eclipse\.elk|kitchen console inspection|chart viewer/u;
    expect([...screen.all.values()].filter(({ code }) => marks.test(code)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  test("leaves the identity provider, the HTTP side, schemas and development tools for later", () => {
    const modules = screen.chunks.flatMap(({ moduleIds }) => moduleIds);
    const misplaced = modules.filter((id) =>
      /node_modules\/(@?firebase|@statelyai)\/|effect\/dist\/(Effect|Schema|http)|src\/(adapters\/(remote|contract\/)|development\/)/u.test(
        id,
      ),
    );
    expect(misplaced).toEqual([]);
  });
});
