import { expect, test } from "vitest";
import { keyOf, shortcutOf } from "../../src/domain/shortcuts.ts";

const KEYBOARDS: ReadonlyArray<
  readonly [where: string, key: string, code: string, shiftKey: boolean, meant: string]
> = [
  ["American", "/", "Slash", false, "/"],
  ["American", "?", "Slash", true, "?"],
  ["German, Shift and 7", "/", "Digit7", true, "/"],
  ["German, Shift and ß", "?", "Minus", true, "?"],
  ["French, Shift and :", "/", "Period", true, "/"],
  ["French", "§", "Slash", true, "§"],
  ["Brazilian, beside Shift", "/", "IntlRo", false, "/"],
  ["Brazilian, AltGr and Q", "/", "KeyQ", false, "/"],
  ["Hebrew", "/", "KeyQ", false, "/"],
  ["Hebrew", ".", "Slash", false, "."],
  ["Arabic", "ظ", "Slash", false, "/"],
  ["Arabic", "؟", "Slash", true, "?"],
  ["Hindi", "य", "Slash", false, "/"],
  ["Punjabi", "ਯ", "Slash", false, "/"],
  ["Japanese kana", "め", "Slash", false, "/"],
  ["Japanese kana", "・", "Slash", true, "?"],
  ["Chinese, full width", "？", "Slash", true, "?"],
  ["Arabic", "ت", "KeyJ", false, "j"],
  ["Arabic", "ت", "KeyJ", true, "J"],
  ["Dvorak", "j", "KeyC", false, "j"],
  ["German", "µ", "KeyM", false, "µ"],
  ["Arabic", "٣", "Digit3", false, "٣"],
  ["American, Caps Lock", "J", "KeyJ", false, "j"],
  ["American, Shift", "J", "KeyJ", true, "J"],
  ["any", "F8", "F8", false, "F8"],
  ["any", "ArrowLeft", "ArrowLeft", false, "ArrowLeft"],
];

test.each(KEYBOARDS)("%s: %s at %s, with Shift %s, is %s", (_, key, code, shiftKey, meant) => {
  expect(keyOf({ key, code, shiftKey })).toBe(meant);
});

test("the search field and the list of shortcuts are led to by what is typed, not by where it is", () => {
  expect([shortcutOf("/"), shortcutOf("?")]).toEqual([{ _tag: "Search" }, { _tag: "ShowShortcuts" }]);
});
