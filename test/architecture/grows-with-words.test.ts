import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "./fixture-tree.ts";

const textOf = (path: string): Promise<string> => readFile(join(PROJECT_ROOT, path), "utf8");

const rulesOf = async (path: string): Promise<string> => (await textOf(path)).replaceAll(/\s+/gu, " ");

test("whoever has a larger font has larger icons: each size that is drawn is one of words", async () => {
  const files = (await readdir(join(PROJECT_ROOT, "src/ui"), { recursive: true })).filter((file) =>
    file.endsWith(".tsx"),
  );
  const texts = await Promise.all(files.map((file) => textOf(`src/ui/${file}`)));
  // Icons alone have a stroke.
  const sizes = texts.flatMap((text) =>
    [...text.matchAll(/size(?:=\{|: )(\d+)\}?,? stroke/gu)].map((found) => Number(found[1])),
  );
  expect(sizes.length).toBeGreaterThan(50);
  const rules = await rulesOf("src/ui/theme/console.css");
  for (const size of new Set(sizes)) {
    expect(rules).toContain(`:where(.tabler-icon[width="${size}"]) { --console-icon: ${size / 16}rem; }`);
  }
});

test("the bar grows with what stands in it", async () => {
  expect(await rulesOf("src/ui/frame/shell/Shell.module.css")).toContain("--console-header-height: 3.5rem;");
});
