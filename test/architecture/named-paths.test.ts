import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PROJECT_ROOT } from "./fixture-tree.ts";

const manifest = JSON.parse(readFileSync(join(PROJECT_ROOT, "package.json"), "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  ...readdirSync(join(PROJECT_ROOT, "docs")).map((name) => `docs/${name}`),
];
const PATH = /(?<![\w./])(?:src|test|docs|public)\/[\w./$-]*\w/gu;
const SCRIPT = /\bnpm run (?<name>[\w:]+)/gu;

/** What a text names of the repository and the repository does not have. */
const missing = (text: string): ReadonlyArray<string> => [
  ...[...text.matchAll(PATH)].map(([path]) => path).filter((path) => !existsSync(join(PROJECT_ROOT, path))),
  ...[...text.matchAll(SCRIPT)].map(([, name = ""]) => name).filter((name) => !(name in manifest.scripts)),
];

describe("paths and scripts that documents name", () => {
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
