import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import {
  BRAND_PRIMARY,
  BRAND_SECONDARY,
  FRESH_MS,
  REQUEST_TIMEOUT_MS,
  SIDEBAR_COLLAPSED_WIDTH_PX,
  SIDEBAR_WIDTH_PX,
  TOAST_MS,
  VERSION,
} from "../../src/domain/product.ts";
import {
  COLOR_SCHEME_CHOICES,
  COLOR_SCHEMES,
  DEFAULT_COLOR_SCHEME,
  nextColorScheme,
} from "../../src/domain/theme.ts";

describe("§2, §9: fixed facts of the product", () => {
  test("§2: the version in the sidebar", () => {
    expect(VERSION).toBe("1.0.0");
  });

  test("§9: times in milliseconds: toasts, requests, freshness", () => {
    expect([TOAST_MS, REQUEST_TIMEOUT_MS, FRESH_MS]).toEqual([5_000, 10_000, 300_000]);
  });

  test("§9: the sidebar's widths and the brand colours", () => {
    expect([SIDEBAR_WIDTH_PX, SIDEBAR_COLLAPSED_WIDTH_PX, BRAND_PRIMARY, BRAND_SECONDARY]).toEqual([
      280,
      64,
      "#7236CB",
      "#E35CB4",
    ]);
  });
});

describe("§4, D49: the colour schemes", () => {
  test("§4, D49: light and dark, light unless chosen otherwise", () => {
    expect([COLOR_SCHEMES, DEFAULT_COLOR_SCHEME]).toEqual([["light", "dark"], "light"]);
  });

  test("§4, D49: from light to dark to the system's, and round again", () => {
    expect(COLOR_SCHEME_CHOICES.map(nextColorScheme)).toEqual(["dark", "system", "light"]);
  });
});
