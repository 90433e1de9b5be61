import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The rules of a style sheet that hold where motion is not wanted. */
const stillRules = (sheet: string): string =>
  /@media \(prefers-reduced-motion: reduce\) \{(?<rules>.*?)\n\}/su.exec(sheet)?.groups?.["rules"] ?? "";

test("whoever asks for no motion sees skeletons that do not pulse", () => {
  // The library has no rule of its own for it, and pulses by this.
  const library = readFileSync("node_modules/@mantine/core/styles/Skeleton.css", "utf8");
  expect(library).toMatch(/::after \{\s*animation: .* infinite/u);
  expect(stillRules(readFileSync("src/ui/theme/console.css", "utf8"))).toMatch(
    /\.mantine-Skeleton-root::after \{\s*animation: none !important;/u,
  );
});
