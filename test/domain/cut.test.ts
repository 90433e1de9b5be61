import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { cut, shortened } from "../../src/domain/cut.ts";
import { LONGEST } from "../../src/domain/longest.ts";
import { anyText } from "./generators.ts";

const most = fc.integer({ min: 1, max: 40 });

property.prop([anyText, most])(
  "D73: what is shown is the beginning, and says whether that is all",
  (text, longest) => {
    const { beginning, isCut } = cut(text, longest);
    expect(text.startsWith(beginning)).toBe(true);
    expect(beginning.length).toBeLessThanOrEqual(longest);
    expect(isCut).toBe(text.length > longest);
    expect(beginning === text).toBe(!isCut);
    // A character is not cut into halves.
    if (text.isWellFormed()) expect(beginning.isWellFormed()).toBe(true);
    if (isCut) expect(beginning.length).toBeGreaterThanOrEqual(longest - 1);
  },
);

property.prop([anyText])(
  "D73: what keeps the rule is shown whole, and anything else ends with an ellipsis",
  (text) => {
    const shown = shortened(text.repeat(40), "NameTooLong");
    const isWhole = text.length * 40 <= LONGEST.NameTooLong;
    if (isWhole) expect(shown).toBe(text.repeat(40));
    else expect(shown).toMatch(/…$/u);
    expect(shown.length).toBeLessThanOrEqual(LONGEST.NameTooLong + 1);
  },
);

test("D73: 950 kB of a name are as short as any other", () => {
  expect(shortened("ä".repeat(950_000), "NameTooLong")).toBe(`${"ä".repeat(200)}…`);
});
