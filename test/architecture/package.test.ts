import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PROJECT_ROOT } from "./fixture-tree.ts";

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
}

interface LockedPackage extends Partial<Manifest> {
  readonly resolved?: string;
  readonly extraneous?: boolean;
  readonly deprecated?: string;
}

const textOf = (path: string): string => readFileSync(join(PROJECT_ROOT, path), "utf8");
const manifest = JSON.parse(textOf("package.json")) as Manifest;
const lock = JSON.parse(textOf("package-lock.json")) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const wanted = { ...manifest.dependencies, ...manifest.devDependencies };

describe("package.json", () => {
  test.each(Object.entries(wanted))("pins %s to one version: %s", (_name, version) => {
    expect(version).toMatch(/^\d+[.]\d+[.]\d+(-[\w.]+)?$/);
  });
});

describe("package-lock.json", () => {
  const entries = Object.entries(lock.packages);
  const pathsWhere = (holds: (entry: LockedPackage) => boolean): ReadonlyArray<string> =>
    entries.filter(([, entry]) => holds(entry)).map(([path]) => path);

  test("says where no package comes from, so that every registry can serve it", () => {
    expect(pathsWhere(({ resolved }) => resolved !== undefined)).toEqual([]);
  });

  test("holds nothing that nothing needs", () => {
    expect(pathsWhere(({ extraneous }) => extraneous === true)).toEqual([]);
  });

  test("agrees with package.json", () => {
    const root = lock.packages[""];
    expect({ ...root?.dependencies, ...root?.devDependencies }).toEqual(wanted);
  });

  test("holds no direct dependency that its authors gave up", () => {
    const direct = Object.keys(wanted).map((name) => `node_modules/${name}`);
    const deprecated = pathsWhere((entry) => entry.deprecated !== undefined);
    expect(direct.filter((path) => deprecated.includes(path))).toEqual([]);
  });
});

// Escaped as they are, these do not find themselves.
const TRACES: ReadonlyArray<RegExp> = [
  /\/(?:work|root|home|Users)\/\w/,
  /[A-Z]:\\Users\\/,
  /\bregistry\.[a-z]/,
  /^\s*(?:@[\w-]+:)?registry\s*=/m,
];

const tracesIn = (text: string): ReadonlyArray<string> =>
  TRACES.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

describe("no file of the repository", () => {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: PROJECT_ROOT,
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => path !== "" && existsSync(join(PROJECT_ROOT, path)));

  test("names a place of one machine or a host of packages", () => {
    expect(files.flatMap((path) => tracesIn(textOf(path)).map((trace) => `${path}: ${trace}`))).toEqual([]);
    expect(files.length).toBeGreaterThan(100);
  });

  test.each([
    ["", "work", "main"].join("/"),
    ["", "home", "cook", "kitchen"].join("/"),
    ["C:", "Users", "cook"].join("\\"),
    ["https://registry", "npmjs", "org"].join("."),
    ["registry", "http://localhost:4873"].join("="),
  ])("would get away with %s", (text) => {
    expect(tracesIn(`text\n${text}`)).toHaveLength(1);
  });
});
