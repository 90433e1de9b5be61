import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { CLOSED, filesWith, importsOf, OPEN } from "./doors.ts";
import { fixtureTree } from "./fixture-tree.ts";

const OXLINT = join(dirname(createRequire(import.meta.url).resolve("oxlint/package.json")), "bin/oxlint");

interface Finding {
  readonly rule: string;
  readonly message: string;
  readonly file: string;
  readonly line: number;
}

interface Diagnostic {
  readonly code: string;
  readonly message: string;
  readonly filename: string;
  readonly labels: ReadonlyArray<{ readonly span: { readonly line: number } }>;
}

/** What oxlint says about a tree with these files. It ends with code 1 as soon as it says something. */
const linted = async (files: Readonly<Record<string, string>>): Promise<ReadonlyArray<Finding>> => {
  await using tree = await fixtureTree(files);
  const run = promisify(execFile)(process.execPath, [OXLINT, "--format", "json", ...Object.keys(files)], {
    cwd: tree.root,
  });
  const { stdout } = await run.catch((failure: { readonly stdout: string }) => failure);
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: ReadonlyArray<Diagnostic> };
  return diagnostics.map(({ code, message, filename, labels }) => ({
    rule: code,
    message,
    file: filename,
    line: labels[0]?.span.line ?? 0,
  }));
};

describe("a restriction", async () => {
  const bites: ReadonlyArray<readonly [rule: string, file: string, text: string]> = [
    ["eslint(no-restricted-properties)", "src/domain/time.ts", "export const now = () => Date.now();"],
    ["eslint(no-restricted-properties)", "src/ui/time.ts", "export const now = () => performance.now();"],
    [
      "eslint(no-restricted-properties)",
      "src/server/time.ts",
      "export const now = () => globalThis.Date.now();",
    ],
    ["eslint(no-restricted-properties)", "test/domain/time.ts", "export const now = () => Date.now();"],
    ["house(no-current-date)", "src/domain/today.ts", "export const today = () => new Date();"],
    ["house(no-current-date)", "src/server/today.ts", "export const today = () => Date();"],
    ["eslint(no-restricted-properties)", "src/domain/dice.ts", "export const roll = () => Math.random();"],
    [
      "eslint(no-restricted-properties)",
      "src/adapters/dice.ts",
      "export const roll = () => globalThis.Math.random();",
    ],
    ["eslint(no-console)", "src/machines/words.ts", `export const say = () => console.log("hello");`],
    ["eslint(no-console)", "src/server/words.ts", `export const say = () => console.error("hello");`],
    [
      "eslint(no-restricted-properties)",
      "src/ui/words.ts",
      `export const say = () => globalThis.console.log("hello");`,
    ],
    [
      "typescript(no-explicit-any)",
      "src/domain/any.ts",
      "export const some = (value: any) => value as unknown;",
    ],
    [
      "typescript(no-non-null-assertion)",
      "src/domain/sure.ts",
      "export const sure = (text: string | null) => text!.length;",
    ],
    ["import(no-default-export)", "src/ui/Default.tsx", "export default function Default() { return null; }"],
    ["typescript(ban-ts-comment)", "src/domain/ignored.ts", "// @ts-ignore\nexport const one: number = 1;"],
    [
      "typescript(ban-ts-comment)",
      "src/domain/expected.ts",
      "// @ts-expect-error\nexport const one: number = 1;",
    ],
    [
      "unicorn(no-abusive-eslint-disable)",
      "src/domain/silent.ts",
      "/* oxlint-disable */\nexport const one = 1;",
    ],
    [
      "react-hooks(rules-of-hooks)",
      "src/ui/Hook.tsx",
      `import { useState } from "react";\nexport const Hook = ({ on }: { on: boolean }) => (on ? useState(1)[0] : 0);`,
    ],
    [
      "react-hooks(exhaustive-deps)",
      "src/ui/Effect.tsx",
      `import { useEffect } from "react";\nexport const Effect = ({ run }: { run: () => void }) => {\n  useEffect(() => run(), []);\n  return null;\n};`,
    ],
    ["react(button-has-type)", "src/ui/Button.tsx", "export const Button = () => <button>Save</button>;"],
    ["jsx-a11y(alt-text)", "src/ui/Image.tsx", `export const Image = () => <img src="/logo.svg" />;`],
    [
      "jsx-a11y(click-events-have-key-events)",
      "src/ui/Click.tsx",
      `export const Click = () => <p onClick={() => {}}>Open</p>;`,
    ],
    [
      "vitest(no-disabled-tests)",
      "test/domain/skipped.test.ts",
      `import { expect, test } from "vitest";\ntest.skip("adds", () => expect(1 + 1).toBe(2));`,
    ],
    [
      "vitest(no-focused-tests)",
      "test/domain/only.test.ts",
      `import { expect, test } from "vitest";\ntest.only("adds", () => expect(1 + 1).toBe(2));`,
    ],
  ];
  const rests: ReadonlyArray<readonly [file: string, text: string]> = [
    [
      "src/adapters/browser/clock.ts",
      "export const now = () => Date.now();\nexport const today = () => new Date();",
    ],
    ["src/adapters/browser/incident-log.ts", `export const log = () => globalThis.console.warn("lost");`],
    ["src/server/terminal.ts", `export const say = () => console.log("ready");`],
    ["src/domain/moment.ts", "export const day = (time: number) => new Date(time);"],
    ["lingui.config.ts", "export default {};"],
  ];
  const findings = await linted(
    Object.fromEntries([...bites.map(([, file, text]) => [file, text]), ...rests]),
  );
  const rulesOn = (path: string) => findings.filter(({ file }) => file === path).map(({ rule }) => rule);

  test.each(bites)("%s bites in %s", (rule, file) => {
    expect(rulesOn(file)).toContain(rule);
  });

  test.each(rests)("rests in %s", (file) => {
    expect(rulesOn(file)).toEqual([]);
  });
});

describe("a door", async () => {
  /** Only dependency-cruiser sees the whole tree and what package.json says of a package. */
  const UNSEEN = ["no-cycle", "no-unresolved-import", "shipped-code-needs-no-development-package"];
  const closed = importsOf(
    Object.entries(CLOSED).flatMap(([door, imports]) => (UNSEEN.includes(door) ? [] : imports)),
  );
  const files = filesWith([...closed, ...importsOf(OPEN)]);
  const findings = (await linted(files)).filter(({ rule }) => rule === "house(doors)");
  const stops = ({ importer, specifier }: { importer: string; specifier: string }): ReadonlyArray<string> => {
    const line = (files[importer] ?? "").split("\n").indexOf(`import "${specifier}";`) + 1;
    return findings
      .filter((finding) => finding.file === importer && finding.line === line)
      .map(({ message }) => message.slice(0, message.indexOf(":")))
      .toSorted();
  };
  const doorsOf = ({ importer, imported }: { importer: string; imported: string }): ReadonlyArray<string> =>
    Object.entries(CLOSED)
      .filter(([, imports]) =>
        importsOf(imports).some((each) => each.importer === importer && each.imported === imported),
      )
      .map(([door]) => door)
      .toSorted();

  test.each(closed)("of the house stops $importer → $imported in the editor too", (each) => {
    expect(stops(each)).toEqual(doorsOf(each));
  });

  test.each(importsOf(OPEN))("lets $importer import $imported", (each) => {
    expect(stops(each)).toEqual([]);
  });

  test.each([
    `import type { Table } from "../ui/Table.tsx";`,
    `export * from "../ui/Table.tsx";`,
    `export const table = () => import("../ui/Table.tsx");`,
    `export type Table = typeof import("../ui/Table.tsx");`,
  ])("sees %s", async (text) => {
    const rules = (await linted({ "src/domain/role.ts": text })).map(({ rule }) => rule);
    expect(rules).toContain("house(doors)");
  });

  test("lets a screen name the type of an actor", async () => {
    const text = `import type { ActorRefFrom } from "xstate";\nexport type Actor = ActorRefFrom<never>;`;
    expect(await linted({ "src/ui/List.tsx": text })).toEqual([]);
  });
});
