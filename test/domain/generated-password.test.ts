import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { charactersOf } from "../../src/domain/generated-password.ts";

const EVERY_BYTE = Uint8Array.from({ length: 256 }, (_, byte) => byte);

describe("D27: the random characters of a generated password", () => {
  test("D27: over all bytes each of the 62 letters and digits comes equally often", () => {
    const counts = new Map<string, number>();
    for (const character of charactersOf(EVERY_BYTE)) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect([counts.size, new Set(counts.values())]).toEqual([62, new Set([4])]);
    expect([...counts.keys()].join("")).toMatch(/^[A-Za-z0-9]{62}$/u);
  });

  test.prop([fc.uint8Array(), fc.uint8Array()])(
    "D27: bytes speak for themselves, in their order",
    (one, other) => {
      expect(charactersOf(Uint8Array.from([...one, ...other]))).toBe(charactersOf(one) + charactersOf(other));
      expect(charactersOf(one).length).toBe(one.filter((byte) => byte < 248).length);
    },
  );
});
