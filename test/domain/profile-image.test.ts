import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { imageTypeOf, MAX_IMAGE_BYTES } from "../../src/domain/profile-image.ts";

const bytes = (latin1: string): Uint8Array => Uint8Array.from(latin1, (character) => character.charCodeAt(0));

test.each([
  ["\u0089PNG\r\n\u001a\n", "image/png"],
  ["\u00ff\u00d8\u00ff", "image/jpeg"],
  ["RIFF\u0001\u0002\u0003\u0004WEBP", "image/webp"],
  ["\u0089PNG\r\n\u001a", undefined],
  [" \u0089PNG\r\n\u001a\n", undefined],
  ["\u00ff\u00d8", undefined],
  ["RIFF\u0001\u0002\u0003\u0004WAVE", undefined],
  ["RIFFWEBP", undefined],
  ["GIF89a", undefined],
  ["<svg", undefined],
  ["", undefined],
])("a picture is known by its beginning: %j is %s", (text, type) => {
  expect(imageTypeOf(bytes(text))).toBe(type);
});

test.prop([fc.uint8Array({ maxLength: 20 })])("what comes after the beginning does not matter", (rest) => {
  expect(imageTypeOf(Uint8Array.from([...bytes("\u0089PNG\r\n\u001a\n"), ...rest]))).toBe("image/png");
});

test("the largest picture has five megabytes", () => {
  expect(MAX_IMAGE_BYTES).toBe(5_242_880);
});
