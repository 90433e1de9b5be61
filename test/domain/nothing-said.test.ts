import { fc, test } from "@fast-check/vitest";
import { expect, test as example } from "vitest";
import { businessForm } from "../../src/domain/business/profile-form.ts";
import { kitchenForm } from "../../src/domain/kitchen.ts";
import { newUserFormProblems, EMPTY_NEW_USER_FORM } from "../../src/domain/signing-up/new-user-form.ts";
import { registrationOf } from "../../src/domain/signing-up/registration.ts";
import { tribeForm } from "../../src/domain/tribe.ts";
import { userFormProblems } from "../../src/domain/forms/user-form.ts";
import { calendarDate, whiteSpace } from "./generators.ts";

/**
 * What leaves no mark: a bell, half a character, joiners, marks of direction, fillers of Hangul, a soft hyphen, a variation selector, a cell of Braille
 * without a dot, a hieroglyph and a note that are blank, and what is no character.
 */
const UNSEEN =
  "\u200b\u200c\u200d\u200e\u2060\ufeff\u00ad\u034f\u115f\u3164\ufe0f\u061c\u0007\ud800\u2800\u{13441}\u{1d159}\uffff";

const unseen = fc
  .array(fc.oneof(whiteSpace, fc.constantFrom(...UNSEEN)), { maxLength: 6 })
  .map((parts) => parts.join(""));

const TODAY = calendarDate("2020-06-15");

/** What the rules of every form say of a text where one is needed. */
const saidOf = (text: string): ReadonlyArray<unknown> => [
  userFormProblems({ firstName: text, lastName: "" }).firstName,
  newUserFormProblems({ ...EMPTY_NEW_USER_FORM, firstName: text }, TODAY).firstName,
  kitchenForm.problems({ ...kitchenForm.empty, nombre: text }).nombre,
  tribeForm.problems({ ...tribeForm.empty, name: text }).name,
  businessForm.problems({ ...businessForm.empty, name: text }).name,
];

test.prop([unseen])("D73: a name of what nobody sees is none", (text) => {
  expect(saidOf(text)).toEqual(saidOf("").map(() => "NameMissing"));
});

test.prop([unseen, fc.constantFrom("a", "ش", "あ", "👩‍👩‍👧", "कि", "-", "0"), unseen])(
  "with anything that is seen, it is one",
  (before, mark, after) => {
    expect(saidOf(before + mark + after)).not.toContain("NameMissing");
  },
);

example("D23: somebody who registers by such a name has none", () => {
  const draft = { email: "ana@kitchen.example", password: "correct horse", birthDate: "1990-05-04" };
  expect(registrationOf({ ...draft, username: "\u200b \u200b" }, TODAY)?.username).toBeUndefined();
  expect(registrationOf({ ...draft, username: " Ana " }, TODAY)?.username).toBe("Ana");
  expect(registrationOf({ ...draft, username: "\u202aAna\u202c" }, TODAY)?.username).toBe("Ana");
});
