import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { PROJECT_ROOT } from "./fixture-tree.ts";

const manifest = JSON.parse(readFileSync(join(PROJECT_ROOT, "package.json"), "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  ...readdirSync(join(PROJECT_ROOT, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];
const PATH = /(?<![\w./])(?:src|test|docs|public)\/[\w./$-]*\w/gu;
const SCRIPT = /\bnpm run (?<name>[\w:]+)/gu;

/** Whether the path of anything begins so. */
const isBegun = (path: string): boolean => {
  const folder = join(PROJECT_ROOT, dirname(path));
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(basename(path)));
};

/** What a text names of the repository and the repository does not have. */
const missing = (text: string): ReadonlyArray<string> => [
  ...[...text.matchAll(PATH)].map(([path]) => path).filter((path) => !existsSync(join(PROJECT_ROOT, path))),
  ...[...text.matchAll(SCRIPT)].map(([, name = ""]) => name).filter((name) => !(name in manifest.scripts)),
];

/** What a script looks for by the beginning of a path: what begins so is enough for it. */
const NAMED_IN_SCRIPTS = Object.values(manifest.scripts).flatMap((script) =>
  [...script.matchAll(PATH)].map(([path]) => path),
);

describe("paths and scripts that documents name", () => {
  test("scripts name only what is there", () => {
    expect(NAMED_IN_SCRIPTS.length).toBeGreaterThan(10);
    expect(NAMED_IN_SCRIPTS.filter((path) => !isBegun(path))).toEqual([]);
  });

  test.each(DOCUMENTS)("%s names only what is there", (document) => {
    expect(missing(readFileSync(join(PROJECT_ROOT, document), "utf8"))).toEqual([]);
  });

  test("are found in a text", () => {
    expect(missing("`src/no/such.ts` and `npm run nothing`, not `src/main.tsx` or `npm run build`")).toEqual([
      "src/no/such.ts",
      "nothing",
    ]);
  });
});

describe("decisions that sources, tests and documents name", () => {
  const ROW = /^- \*\*(?<code>[DP]\d+) /gmu;
  const read = (file: string) => readFileSync(join(PROJECT_ROOT, file), "utf8");
  const rows = [...read("docs/decisions.md").matchAll(ROW)].map(([, code = ""]) => code);

  test("have one row each", () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(new Set(rows).size).toBe(rows.length);
  });

  test("are there", () => {
    const files = globSync("{src,test}/**/*.{ts,tsx}", { cwd: PROJECT_ROOT });
    const named = [...files, ...DOCUMENTS].flatMap((file) =>
      [...read(file).matchAll(/\b[DP]\d{1,2}\b/gu)].map(([code]) => ({ file, code })),
    );
    expect(named.length).toBeGreaterThan(1_000);
    expect(named.filter(({ code }) => !rows.includes(code))).toEqual([]);
  });
});

test("the settings that are read are those of the README's table", () => {
  const readHere = globSync("src/server/settings/*.ts", { cwd: PROJECT_ROOT }).flatMap((file) =>
    [...readFileSync(join(PROJECT_ROOT, file), "utf8").matchAll(/\bread\(\s*"([A-Z_]+)"/gu)].map(
      ([, name]) => name,
    ),
  );
  const [, table = ""] = readFileSync(join(PROJECT_ROOT, "README.md"), "utf8").split("\n## Settings\n");
  const [rows = ""] = table.split("\n## ");
  const told = [...rows.matchAll(/^\| (`[A-Z_`, ]+`) +\|/gmu)].flatMap(
    ([, names = ""]) => names.match(/[A-Z_]+/gu) ?? [],
  );
  expect(readHere.length).toBeGreaterThan(20);
  expect(told.toSorted()).toEqual(readHere.toSorted());
});
