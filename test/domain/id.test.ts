import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { isId } from "../../src/domain/id.ts";
import { anyText } from "./generators.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
const proper = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 64 });

describe("D35: ids", () => {
  test.prop([proper])("D35: 1 to 64 letters, digits, _ and - are an id", (text) => {
    expect(isId(text)).toBe(true);
  });

  test.each([
    [0, false],
    [1, true],
    [63, true],
    [64, true],
    [65, false],
    [1_000, false],
  ])("D35: of %i characters: %j", (length, expected) => {
    expect([..."aZ9_-"].map((letter) => isId(letter.repeat(length)))).toEqual(
      [..."aZ9_-"].map(() => expected),
    );
  });

  test.each([
    "..",
    ".",
    "a.b",
    "a/b",
    "a\\b",
    "a b",
    " a",
    "a ",
    "a\n",
    "\na",
    "%41",
    "a%2fb",
    "a?b",
    "a#b",
    "é",
    "а",
    "１",
    "a\u0000",
    "{id}",
    "a,b",
  ])("D35: %j is none", (text) => {
    expect(isId(text)).toBe(false);
  });

  test.prop(
    [
      fc.oneof(
        anyText,
        fc.tuple(proper, anyText).map((parts) => parts.join("")),
      ),
    ],
    { numRuns: 1_000 },
  )("D35: exactly the texts of that length over those 64 characters", (text) => {
    const units = text.split("");
    const expected =
      units.length >= 1 && units.length <= 64 && units.filter((unit) => !LETTERS.includes(unit)).length === 0;
    expect(isId(text)).toBe(expected);
  });
});
