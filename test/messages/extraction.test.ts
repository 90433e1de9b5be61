import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const LOCALES = "src/ui/locales";

const catalogsIn = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(join(root, LOCALES), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".po"))
      .map((name) => [name, readFileSync(join(root, LOCALES, name), "utf8")]),
  );

test("D46: extracting the messages changes no catalog", () => {
  const copy = mkdtempSync(join(tmpdir(), "kitchen-messages-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const part of ["src", "lingui.config.ts", "package.json"]) {
    cpSync(part, join(copy, part), { recursive: true });
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  const { status, stderr } = spawnSync(
    "node",
    ["node_modules/@lingui/cli/dist/lingui.js", "extract", "--clean", "--workers", "1"],
    { cwd: copy, encoding: "utf8" },
  );
  expect(status, stderr).toBe(0);
  expect(catalogsIn(copy)).toEqual(catalogsIn("."));
});
