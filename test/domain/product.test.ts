import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { BRAND_PRIMARY, BRAND_SECONDARY, FRESH_MS, REQUEST_TIMEOUT_MS } from "../../src/domain/product.ts";
import {
  COLOR_SCHEME_CHOICES,
  COLOR_SCHEMES,
  DEFAULT_COLOR_SCHEME,
  nextColorScheme,
} from "../../src/domain/theme.ts";

describe("§2, §9: fixed facts of the product that nobody sees", () => {
  // The version, the sidebar's widths and the time of toasts: test/composition/spec.test.tsx.
  test("§9: times in milliseconds: requests, freshness", () => {
    expect([REQUEST_TIMEOUT_MS, FRESH_MS]).toEqual([10_000, 300_000]);
  });

  test("§9: the brand colours", () => {
    expect([BRAND_PRIMARY, BRAND_SECONDARY]).toEqual(["#7236CB", "#E35CB4"]);
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
