import { describe, expect, test } from "vitest";
import { AA_PART, AA_TEXT, contrast } from "../../../src/domain/branding/contrast.ts";
import { BRAND_PRIMARY, BRAND_SECONDARY } from "../../../src/domain/product.ts";
import { COLOR_SCHEMES, type ColorScheme } from "../../../src/domain/theme.ts";
import { VIOLET } from "../../../src/ui/theme/theme.ts";
import { DARK, GRAY, PINK, TOKENS } from "../../../src/ui/theme/variables.ts";

type Token = keyof typeof TOKENS;

/** What pages, cards and what floats are drawn on. */
const PLAIN: ReadonlyArray<Token> = ["--mantine-color-body", "--console-surface"];

/** What else has text: controls, pointed at or not, fields, and what is selected. */
const GROUNDS: ReadonlyArray<Token> = [
  ...PLAIN,
  "--mantine-color-default",
  "--mantine-color-default-hover",
  "--console-field",
  "--console-current",
];

const on = (parts: ReadonlyArray<Token>, grounds: ReadonlyArray<Token>) =>
  parts.flatMap((part) => grounds.map((ground) => [part, ground] as const));

const TEXTS: ReadonlyArray<readonly [Token, Token]> = [
  ...on(["--mantine-color-text", "--mantine-color-dimmed", "--mantine-color-anchor"], GROUNDS),
  ...on(["--mantine-color-error"], GROUNDS),
  ...on(["--console-good"], PLAIN),
  ...on(["--mantine-color-placeholder"], [...PLAIN, "--console-field"]),
  ...on(["--mantine-color-default-color"], ["--mantine-color-default", "--mantine-color-default-hover"]),
  ["--mantine-color-disabled-color", "--mantine-color-disabled"],
  ["--console-current-text", "--console-current"],
  ["--console-chip-text", "--console-chip"],
  // The number of the page that is shown.
  ["--console-surface", "--console-mark"],
  ...on(
    ["--mantine-color-gray-light-color"],
    [...PLAIN, "--mantine-color-gray-light", "--mantine-color-gray-light-hover"],
  ),
  // A quiet button has no ground until it is pointed at, and stands in selected rows too.
  ...on(
    ["--mantine-color-violet-light-color"],
    [...GROUNDS, "--mantine-color-violet-light", "--mantine-color-violet-light-hover"],
  ),
  ...on(
    ["--mantine-color-red-light-color"],
    [...GROUNDS, "--mantine-color-red-light", "--mantine-color-red-light-hover"],
  ),
  ...on(["--mantine-color-yellow-light-color"], [...PLAIN, "--mantine-color-yellow-light"]),
  ["--mantine-color-green-light-color", "--mantine-color-green-light"],
  ...on(
    ["--mantine-color-text"],
    ["--mantine-color-violet-light", "--mantine-color-red-light", "--mantine-color-yellow-light"],
  ),
];

const PARTS: ReadonlyArray<readonly [Token, Token]> = [
  ...on(["--console-ring"], [...GROUNDS, "--mantine-color-red-light", "--mantine-color-yellow-light"]),
  ...on(["--console-field-border"], [...PLAIN, "--console-field", "--console-current"]),
  // Lines, bars, ticks, what is chosen and how far something is; rows of a table may be selected.
  ...on(
    ["--console-mark"],
    [...PLAIN, "--console-field", "--console-current", "--mantine-color-default-hover"],
  ),
  ...on(["--console-mark-second"], PLAIN),
  ...on(["--console-good"], [...PLAIN, "--console-current"]),
  // What is wrong, and the ring of a field that is.
  ...on(["--mantine-color-error"], GROUNDS),
];

const below = (
  scheme: ColorScheme,
  pairs: ReadonlyArray<readonly [Token, Token]>,
  least: number,
): ReadonlyArray<string> =>
  pairs.flatMap(([part, ground]) => {
    const reached = contrast(TOKENS[part][scheme], TOKENS[ground][scheme]);
    return reached < least ? [`${part} on ${ground}: ${reached.toFixed(2)}`] : [];
  });

describe("D49: what stands on a ground can be read and seen", () => {
  test("the formula agrees with the known figures of the brand's colours", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast(BRAND_SECONDARY, "#ffffff")).toBeCloseTo(3.25, 2);
  });

  test.each(COLOR_SCHEMES)("every text reaches AA, %s", (scheme) => {
    expect(below(scheme, TEXTS, AA_TEXT)).toEqual([]);
  });

  test.each(COLOR_SCHEMES)("rings, borders of fields, charts, ticks and dots reach 3:1, %s", (scheme) => {
    expect(below(scheme, PARTS, AA_PART)).toEqual([]);
  });

  test.each(COLOR_SCHEMES)("a chip and what is selected never share a fill, %s", (scheme) => {
    const grounds = GROUNDS.map((ground): string => TOKENS[ground][scheme]);
    expect(grounds).not.toContain(TOKENS["--console-chip"][scheme]);
  });

  test("no grey is neutral: each leans to the violet", () => {
    const lean = (hex: string): number =>
      Number.parseInt(hex.slice(5, 7), 16) - Number.parseInt(hex.slice(3, 5), 16);
    expect([...GRAY, ...DARK].filter((hex) => lean(hex) <= 0)).toEqual([]);
  });

  test("white on what is filled", () => {
    const filled = COLOR_SCHEMES.flatMap((scheme) => [
      TOKENS["--mantine-color-red-filled"][scheme],
      TOKENS["--mantine-color-red-filled-hover"][scheme],
    ]);
    expect([VIOLET[6], ...filled].filter((ground) => contrast("#ffffff", ground) < AA_TEXT)).toEqual([]);
  });

  test("§9: the scales hold the brand's own colours", () => {
    expect([VIOLET[6], PINK[5]]).toEqual([BRAND_PRIMARY.toLowerCase(), BRAND_SECONDARY.toLowerCase()]);
  });
});
