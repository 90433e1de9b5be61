import { expect, test } from "vitest";
import { idsAsked } from "../../../src/domain/lists/record-by-id.ts";

const KINDS = [
  { list: "users", words: ["Users", "user"] },
  { list: "kitchens", words: ["Kitchens", "kitchen", "مطبخ"] },
] as const;
const asked = (text: string) => idsAsked(text, KINDS).map(({ list, id }) => `${list} ${id}`);

test.each([
  ["kitchen 15", ["kitchens 15"]],
  [" KITCHENS  #15 ", ["kitchens 15"]],
  ["مطبخ 15", ["kitchens 15"]],
  ["user u-7", ["users u-7"]],
  ["#15", ["users 15", "kitchens 15"]],
  [" 15 ", ["users 15", "kitchens 15"]],
  ["１５", ["users 15", "kitchens 15"]],
  ["＃१५", ["users 15", "kitchens 15"]],
  ["مطبخ ١٥", ["kitchens 15"]],
])("%s asks for an id", (text, ids) => {
  expect(asked(text)).toEqual(ids);
});

test.each([
  "",
  "15 16",
  "1".repeat(65),
  "u-7",
  "kitchen",
  "kitchen table",
  "casa 15",
  "#",
  "#a b",
  `#${"1".repeat(65)}`,
  "kitchen ../15",
])("%s does not", (text) => {
  expect(asked(text)).toEqual([]);
});
