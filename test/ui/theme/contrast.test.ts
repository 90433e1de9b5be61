import { describe, expect, test } from "vitest";
import { BRAND_PRIMARY, BRAND_SECONDARY } from "../../../src/domain/product.ts";
import { PINK, VIOLET } from "../../../src/ui/theme/theme.ts";
import { TOKENS } from "../../../src/ui/theme/variables.ts";

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

const AA = 4.5;

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
      "--mantine-color-anchor",
      "--mantine-color-error",
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
    const low = pairs.filter(([text, ground]) => contrast(tokens[text], tokens[ground]) < AA);
    expect(low).toEqual([]);
  });

  test("white on what is filled", () => {
    const filled = (["light", "dark"] as const).flatMap((scheme) => [
      TOKENS[scheme]["--mantine-color-red-filled"],
      TOKENS[scheme]["--mantine-color-red-filled-hover"],
    ]);
    expect([VIOLET[6], ...filled].filter((ground) => contrast("#ffffff", ground) < AA)).toEqual([]);
  });

  test("§9: the scales hold the brand's own colours", () => {
    expect([VIOLET[6], PINK[5]]).toEqual([BRAND_PRIMARY.toLowerCase(), BRAND_SECONDARY.toLowerCase()]);
  });
});
