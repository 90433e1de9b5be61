import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("when something was is said on paper, and to who goes by keys where the focus is in its row", () => {
  const sheet = readFileSync("src/ui/parts/time/Moment.module.css", "utf8");
  expect(sheet).toMatch(/@media print \{\s*\.moment::after \{\s*content: [^;]*attr\(title\)/u);
  expect(sheet).toMatch(/:is\(tr, li\):has\(:focus-visible\) \.moment::after \{\s*content: attr\(title\);/u);
});
