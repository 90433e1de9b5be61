import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractDepcruiseOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { describe, expect, test } from "vitest";
import { CLOSED, filesWith, importsOf, OPEN } from "./doors.ts";
import { fixtureTree, PROJECT_ROOT } from "./fixture-tree.ts";

const options = await extractDepcruiseOptions(join(PROJECT_ROOT, ".dependency-cruiser.mjs"));

const cruised = async (baseDir: string): Promise<ICruiseResult> => {
  const { output } = await cruise(["src"], { ...options, baseDir, preserveSymlinks: true });
  if (typeof output === "string") throw new Error(output);
  return output;
};

const cruisedFixture = async (files: Readonly<Record<string, string>>): Promise<ICruiseResult> => {
  await using tree = await fixtureTree(files);
  return cruised(tree.root);
};

/** The doors that stop an import, by the text of its specifier. */
const stoppedBy = (
  { modules }: ICruiseResult,
  importer: string,
  specifier: string,
): ReadonlyArray<string> => {
  const found = modules
    .find(({ source }) => source === importer)
    ?.dependencies.find(({ module }) => module === specifier.replace(/^node:/, ""));
  if (found === undefined) throw new Error(`${importer} → ${specifier} was not read`);
  return (found.rules ?? []).map(({ name }) => name).toSorted();
};

describe("the house", async () => {
  const { modules, summary } = await cruised(PROJECT_ROOT);
  const read = new Map(modules.map(({ source, dependencies }) => [source, dependencies.length]));

  test("keeps every door shut", () => {
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  });

  test("was read as a whole: every file, and the imports of every file that has some", async () => {
    const files = (await readdir(join(PROJECT_ROOT, "src"), { recursive: true }))
      .map((file) => `src/${file}`)
      .filter((file) => /[.]tsx?$/.test(file) && !file.endsWith(".d.ts"));
    const unread: Array<string> = [];
    for (const file of files) {
      const hasImports = /^(import|export .* from) /m.test(await readFile(join(PROJECT_ROOT, file), "utf8"));
      if ((read.get(file) ?? -1) < (hasImports ? 1 : 0)) unread.push(file);
    }
    expect(unread).toEqual([]);
    expect(files.length).toBeGreaterThan(100);
  });
});

describe("each door", async () => {
  const closed = Object.entries(CLOSED).flatMap(([door, imports]) =>
    importsOf(imports).map((each) => ({ door, ...each })),
  );
  const doorsOf = ({ importer, imported }: { importer: string; imported: string }): ReadonlyArray<string> =>
    closed
      .filter((each) => each.importer === importer && each.imported === imported)
      .map(({ door }) => door)
      .toSorted();
  const result = await cruisedFixture(filesWith(closed));

  test.each(closed)("$door: $importer cannot import $imported", ({ importer, imported, specifier }) => {
    expect(stoppedBy(result, importer, specifier)).toEqual(doorsOf({ importer, imported }));
  });

  test("is proven by an import that it alone stops", () => {
    const alone = closed.map(doorsOf).filter((doors) => doors.length === 1);
    expect([...new Set(alone.flat())].toSorted()).toEqual(
      (options.ruleSet?.forbidden ?? []).map(({ name }) => name).toSorted(),
    );
  });

  test.each([
    `import { Table } from "../ui/Table.tsx";`,
    `import type { Table } from "../ui/Table.tsx";`,
    `import { type Table } from "../ui/Table.tsx";`,
    `export * from "../ui/Table.tsx";`,
    `export type { Table } from "../ui/Table.tsx";`,
    `export const table = () => import("../ui/Table.tsx");`,
    `export const table: import("../ui/Table.tsx").Table = 1;`,
  ])("sees %s", async (text) => {
    const files = { "src/ui/Table.tsx": "export const Table = () => <p />;", "src/domain/role.ts": text };
    expect(stoppedBy(await cruisedFixture(files), "src/domain/role.ts", "../ui/Table.tsx")).toEqual([
      "domain",
    ]);
  });
});

describe("an open door", async () => {
  const open = importsOf(OPEN);
  const result = await cruisedFixture(filesWith(open));

  test.each(open)("lets $importer import $imported", ({ importer, specifier }) => {
    expect(stoppedBy(result, importer, specifier)).toEqual([]);
  });

  test("lets a screen name the type of an actor", async () => {
    const files = { "src/ui/List.tsx": `import type { ActorRefFrom } from "xstate";` };
    expect(stoppedBy(await cruisedFixture(files), "src/ui/List.tsx", "xstate")).toEqual([]);
  });
});
