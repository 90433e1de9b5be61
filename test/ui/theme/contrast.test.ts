import { describe, expect, test } from "vitest";
import { AA_TEXT, contrast } from "../../../src/domain/contrast.ts";
import { BRAND_PRIMARY, BRAND_SECONDARY } from "../../../src/domain/product.ts";
import { VIOLET } from "../../../src/ui/theme/theme.ts";
import { PINK, TOKENS } from "../../../src/ui/theme/variables.ts";

describe("D49: every text on its ground reaches AA", () => {
  test("the formula agrees with the known figures of the brand's colours", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast(BRAND_SECONDARY, "#ffffff")).toBeCloseTo(3.25, 2);
  });

  test.each(["light", "dark"] as const)("%s", (scheme) => {
    const tokens = TOKENS[scheme];
    const texts = [
      "--mantine-color-text",
      "--mantine-color-dimmed",
      "--mantine-color-placeholder",
      "--mantine-color-anchor",
      "--mantine-color-error",
      "--console-good",
    ] as const;
    const grounds = ["--mantine-color-body", "--console-surface"] as const;
    const pairs = [
      ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
      ["--console-current-text", "--console-current"] as const,
      ["--mantine-color-red-light-color", "--mantine-color-red-light"] as const,
      ["--mantine-color-yellow-light-color", "--mantine-color-yellow-light"] as const,
      ["--mantine-color-text", "--mantine-color-red-light"] as const,
      ["--mantine-color-text", "--mantine-color-yellow-light"] as const,
    ];
    const low = pairs.filter(([text, ground]) => contrast(tokens[text], tokens[ground]) < AA_TEXT);
    expect(low).toEqual([]);
  });

  test("white on what is filled", () => {
    const filled = (["light", "dark"] as const).flatMap((scheme) => [
      TOKENS[scheme]["--mantine-color-red-filled"],
      TOKENS[scheme]["--mantine-color-red-filled-hover"],
    ]);
    expect([VIOLET[6], ...filled].filter((ground) => contrast("#ffffff", ground) < AA_TEXT)).toEqual([]);
  });

  test("§9: the scales hold the brand's own colours", () => {
    expect([VIOLET[6], PINK[5]]).toEqual([BRAND_PRIMARY.toLowerCase(), BRAND_SECONDARY.toLowerCase()]);
  });
});
