import { fc, test as law } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { plainPhone } from "../../../src/domain/business/typed-contact.ts";
import { businessForm } from "../../../src/domain/business/profile-form.ts";
import { anyText } from "../generators.ts";

const INVISIBLE = ["\u200b", "\u200e", "\u200f", "\u202a", "\u202c", "\u2060", "\ufeff", "\u00ad", "\u0007"];
const DASHES = ["-", "\u2010", "\u2011", "\u2013", "\u2014", "\u2212", "\u30fc", "\uff0d", "\uff70"];
const SPACES = [" ", "\u00a0", "\u2009", "\u202f", "\u3000", "\t", " \u00a0"];

/** A sign as it is dialled, and as other pages, keyboards and scripts have it. */
const sign = (plain: string, ...others: ReadonlyArray<string>) =>
  fc.constantFrom(plain, ...others).map((pasted) => ({ plain, pasted }));
const digit = fc
  .nat({ max: 9 })
  .chain((value) =>
    sign(
      String(value),
      ...["٠", "۰", "०", "੦", "０"].map((zero) => String.fromCharCode(zero.charCodeAt(0) + value)),
    ),
  );
const between = fc.oneof(
  sign("", ...INVISIBLE),
  sign("-", ...DASHES),
  sign(" ", ...SPACES),
  sign(".", "．"),
  sign("/", "／"),
);
const numbers = fc
  .tuple(
    sign("", "tel:", "Tel: ", "TEL：", "\u202atel:\u00a0"),
    sign("", "\u200e", " "),
    fc.oneof(sign("+", "＋"), sign("")),
    fc.array(fc.tuple(digit, between), { minLength: 1, maxLength: 14 }),
    digit,
    sign("", ...INVISIBLE, ...SPACES),
  )
  .map(([prefix, before, plus, digits, last, after]) => [
    prefix,
    before,
    plus,
    ...digits.flat(),
    last,
    after,
  ]);

law.prop([numbers])("a phone number means its plain form, however it was pasted", (signs) => {
  const [plain, pasted] = [
    signs.map((each) => each.plain).join(""),
    signs.map((each) => each.pasted).join(""),
  ];
  expect(plainPhone(pasted)).toBe(plain);
  const draft = { ...businessForm.empty, name: "Casa", phone: pasted };
  expect([businessForm.problems(draft), businessForm.meant(draft).phone]).toEqual([{}, plain]);
});

law.prop([anyText])("what is plain stays as it is", (text) => {
  expect(plainPhone(plainPhone(text))).toBe(plainPhone(text));
});

test.each([
  ["tel:+34‑600‑112‑233", "+34-600-112-233"],
  ["０３ー１２３４ー５６７８", "03-1234-5678"],
  ["＋８１（０）３−１２３４", "+81(0)3-1234"],
  ["\u202a+34\u00a0600 112\u200b233\u202c", "+34 600 112233"],
  ["call me", "call me"],
])("the phone number %j is %j", (typed, plain) => {
  expect(plainPhone(typed)).toBe(plain);
});
