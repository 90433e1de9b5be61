import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { AA_TEXT, contrast } from "../../src/domain/branding/contrast.ts";
import { initialsOf, tintOf, TINTS } from "../../src/domain/face.ts";

describe("the face of a record without a picture", () => {
  test.each([
    ["Ana Paz", "AP"],
    ["ana maría de la o", "AO"],
    ["Casa", "C"],
    ["  «La» (Mesa)  ", "LM"],
    ["Ñandú & Co", "ÑC"],
    ["दाल मखनी", "दाम"],
    ["山田 太郎", "山太"],
    ["مطبخ أنا", "مأ"],
    ["👩‍🍳", ""],
    ["", ""],
  ])("%j goes by %j", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  test("its tint is always the same, and all of them are used alike", () => {
    const tints = Array.from({ length: 800 }, (_, index) => tintOf(String(index + 1)));
    expect(tints).toEqual(Array.from({ length: 800 }, (_, index) => tintOf(String(index + 1))));
    for (let tint = 0; tint < TINTS; tint += 1)
      expect(tints.filter((each) => each === tint).length).toBeGreaterThan(50);
  });

  test("its letters reach AA on every tint in both themes", () => {
    const sheet = readFileSync("src/ui/parts/face/Face.module.css", "utf8");
    const tints = [...sheet.matchAll(/--face-ground: (#[\da-f]{6});\s+--face-text: (#[\da-f]{6});/gu)];
    expect(tints).toHaveLength(2 * TINTS);
    for (const [, ground = "", text = ""] of tints)
      expect(contrast(ground, text), `${text} on ${ground}`).toBeGreaterThanOrEqual(AA_TEXT);
  });
});
