import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PROJECT_ROOT } from "./fixture-tree.ts";

/** Where parts are opened, each in a boundary of its own. */
const OPENING = "src/ui/parts/opening/";

const drawn = readdirSync(join(PROJECT_ROOT, "src"), { recursive: true, encoding: "utf8" })
  .map((path) => `src/${path}`)
  .filter((path) => /^src\/(?:ui|routes)\/.*\.tsx?$/u.test(path) && !path.startsWith(OPENING))
  .map((path) => [path, readFileSync(join(PROJECT_ROOT, path), "utf8")] as const);

const IMPORTING = /\bimport\(\s*"(?<what>[^"]+)"\s*\)/gu;

/** What stands before the import of a part: of one that comes alone, or beside its texts. */
const PART = /\bpart\(\s*async \(\) =>\s*(?:\(await |\{\s*const \[\{ \w+ \}\] = await Promise\.all\(\[\s*)$/u;

/** What stands before the import of a page that a loader waits for: where it does not come, its route says so. */
const PAGE = /\bmoderating\([^;]*=\s*await\s*$/u;

/** What a text loads late: by which name, and whether through a part. */
const late = (text: string): ReadonlyArray<{ readonly what: string; readonly isPart: boolean }> =>
  [...text.matchAll(IMPORTING)].map(({ index, groups }) => ({
    what: groups?.["what"] ?? "",
    isPart: PART.test(text.slice(0, index)) || PAGE.test(text.slice(0, index)),
  }));

/** Components that React would load by itself: where they do not come, they take along all up to the next boundary. */
const isBare = (text: string): boolean => /\blazy\(/u.test(text);

describe("what is drawn and loaded late has a boundary of its own", () => {
  test("no component is loaded but as a part, which only the opening parts can draw", () => {
    const found = drawn.flatMap(([path, text]) => late(text).map((loaded) => ({ path, ...loaded })));
    const components = found.filter(({ what }) => what.endsWith(".tsx"));
    expect(components.length).toBeGreaterThan(12);
    expect(components.filter(({ isPart }) => !isPart)).toEqual([]);
    expect(drawn.filter(([, text]) => isBare(text)).map(([path]) => path)).toEqual([]);
  });

  test("what breaks that is seen", () => {
    expect(isBare('const Chart = lazy(async () => import("./Chart.tsx"));')).toBe(true);
    expect(late('const load = () => import("./Chart.tsx");')).toEqual([
      { what: "./Chart.tsx", isPart: false },
    ]);
    expect(late('const { Chart } = await import("./Chart.tsx");')[0]?.isPart).toBe(false);
    expect(
      late('moderating("a", visit, async () => { const { Chart } = await import("./Chart.tsx");')[0]?.isPart,
    ).toBe(true);
    expect(late('const chart = part(async () => (await import("./Chart.tsx")).Chart);')).toEqual([
      { what: "./Chart.tsx", isPart: true },
    ]);
  });
});
