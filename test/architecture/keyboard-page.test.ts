import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

test("every journey that docs/keyboard.md names is there", () => {
  const page = readFileSync(join(ROOT, "docs/keyboard.md"), "utf8");
  const rows = [...page.matchAll(/^\| .+ \| `([\w-]+)` +\| (.+?) +\|$/gmu)];
  expect(rows.length).toBeGreaterThan(15);
  for (const [, file = "", title = ""] of rows) {
    expect(readFileSync(join(ROOT, "test/e2e", `${file}.e2e.ts`), "utf8"), title).toContain(title);
  }
});
