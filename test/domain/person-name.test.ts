import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { joinName, splitName, tidyName } from "../../src/domain/person-name.ts";

describe("D39: nombre in two parts", () => {
  test.prop([fc.string({ unit: "grapheme" })])("joining what was split gives the tidy name", (nombre) => {
    expect(joinName(splitName(nombre))).toBe(tidyName(nombre));
  });
});
