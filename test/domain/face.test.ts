import { readFileSync } from "node:fs";
import { fc, test as property } from "@fast-check/vitest";
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
    ["مطبخ أنا", "م\u200cأ"],
    ["سارة محمود", "س\u200cم"],
    ["سارة Paz", "سP"],
    ["👩‍🍳", ""],
    ["", ""],
  ])("%j goes by %j", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  const segments = new Intl.Segmenter("en", { granularity: "grapheme" });
  const extending = fc.constantFrom("\u0301", "\u200d", "\u200c", "\ufe0f", "\u20e3", "\u{1f3fb}", "b", "े");
  property.prop([fc.constantFrom("ñ", "A", "山", "7", "द", "م", "한"), fc.array(extending)])(
    "what belongs to its first letter stays with it",
    (letter, further) => {
      const name = `${letter}${further.join("")}`.normalize("NFC");
      const [first] = [...segments.segment(name)];
      expect(initialsOf(name)).toBe(first?.segment.toUpperCase());
    },
  );

  test("its tint is always the same, and all of them are used alike", () => {
    const tints = Array.from({ length: 800 }, (_, index) => tintOf(String(index + 1)));
    expect(tints).toEqual(Array.from({ length: 800 }, (_, index) => tintOf(String(index + 1))));
    for (let tint = 0; tint < TINTS; tint += 1)
      expect(tints.filter((each) => each === tint).length).toBeGreaterThan(50);
  });

  test("its letters reach AA on every tint in both themes", () => {
    const sheet = readFileSync("src/ui/parts/face/Face.module.css", "utf8");
    const colors = (of: string) =>
      [
        ...sheet.matchAll(new RegExp(`--face-${of}: light-dark\\((#[\\da-f]{6}), (#[\\da-f]{6})\\);`, "gu")),
      ].flatMap(([, light = "", dark = ""]) => [light, dark]);
    const [grounds, texts] = [colors("ground"), colors("text")];
    expect([grounds.length, texts.length]).toEqual([2 * TINTS, 2 * TINTS]);
    for (const [index, ground] of grounds.entries())
      expect(contrast(ground, texts[index] ?? ""), ground).toBeGreaterThanOrEqual(AA_TEXT);
  });
});
