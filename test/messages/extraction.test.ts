import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const LOCALES = "src/ui/locales";

const catalogs = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(LOCALES, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".po"))
      .map((name) => [name, readFileSync(join(LOCALES, name), "utf8")]),
  );

test("D46: extracting the messages changes no catalog", () => {
  const before = catalogs();
  const extraction = spawnSync(
    "node",
    ["node_modules/@lingui/cli/dist/lingui.js", "extract", "--clean", "--workers", "1"],
    {
      encoding: "utf8",
    },
  );
  expect(extraction.status).toBe(0);
  expect(catalogs()).toEqual(before);
});
