import { emailProblem, typedEmail } from "../../../src/domain/email-address.ts";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { hasShortYear } from "../../../src/domain/calendar-date.ts";
import { Confidential } from "../../../src/domain/confidential.ts";
import { saysNothing, visible } from "../../../src/domain/hidden-characters.ts";
import {
  birthDateProblem,
  MINIMUM_AGE_YEARS,
  passwordProblem,
  registrationOf,
  registrationProblems,
  type BirthDateProblem,
} from "../../../src/domain/signing-up/registration.ts";
import { anyText, codePoints, day, days, textOfDay, utcDay, whiteSpace } from "../generators.ts";

const DAY_MS = 86_400_000;
const later = (time: Date, by: number): Date => new Date(time.getTime() + by * DAY_MS);
const thirteenth = (birth: Date): Date =>
  utcDay(birth.getUTCFullYear() + 13, birth.getUTCMonth() + 1, birth.getUTCDate());
const problemOn = (birth: Date, today: Date) => birthDateProblem(textOfDay(birth), day(textOfDay(today)));

describe("§5, D20: the date of birth", () => {
  test("D20: thirteen years", () => {
    expect(MINIMUM_AGE_YEARS).toBe(13);
  });

  const CASES: ReadonlyArray<readonly [string, string, BirthDateProblem | undefined]> = [
    ["2010-06-15", "2023-06-15", undefined],
    ["2010-06-15", "2023-06-14", "TooYoung"],
    ["2010-06-15", "2023-06-16", undefined],
    ["2010-06-15", "2010-06-16", "TooYoung"],
    ["2010-06-15", "2010-06-15", "BirthDateInFuture"],
    ["2010-06-15", "2010-06-14", "BirthDateInFuture"],
    ["2008-02-29", "2021-02-28", "TooYoung"],
    ["2008-02-29", "2021-03-01", undefined],
    ["2010-12-31", "2023-12-30", "TooYoung"],
    ["2010-12-31", "2023-12-31", undefined],
    ["2011-01-01", "2023-12-31", "TooYoung"],
    ["0001-01-01", "2023-06-15", undefined],
    ["9999-12-31", "2023-06-15", "BirthDateInFuture"],
    ["", "2023-06-15", "BirthDateMissing"],
    [" ", "2023-06-15", "BirthDateMalformed"],
    ["2009-02-29", "2023-06-15", "BirthDateMalformed"],
    ["2009-04-31", "2023-06-15", "BirthDateMalformed"],
    ["2009-13-01", "2023-06-15", "BirthDateMalformed"],
    ["2009-00-01", "2023-06-15", "BirthDateMalformed"],
    ["2009-01-00", "2023-06-15", "BirthDateMalformed"],
    ["0000-06-15", "2023-06-15", "BirthDateMalformed"],
    ["2009-6-15", "2023-06-15", "BirthDateMalformed"],
    ["15.06.2009", "2023-06-15", "BirthDateMalformed"],
    ["2009-06-15T00:00", "2023-06-15", "BirthDateMalformed"],
    ["2009-06-15/x", "2023-06-15", "BirthDateMalformed"],
    ["4/7/88", "2023-06-15", "BirthYearShort"],
  ];

  test.each(CASES)("D20: born %j, on %s: %j", (birthDate, today, problem) => {
    expect(birthDateProblem(birthDate, day(today))).toBe(problem);
  });

  test.prop([days])(
    "D20: refused until the day before the thirteenth birthday, accepted from that day on",
    (birth) => {
      const birthday = thirteenth(birth);
      expect([
        problemOn(birth, later(birthday, -1)),
        problemOn(birth, birthday),
        problemOn(birth, later(birthday, 1)),
      ]).toEqual(["TooYoung", undefined, undefined]);
    },
  );

  test.prop([days])("D20: today and tomorrow are not past, yesterday is too young", (today) => {
    fc.pre(today > utcDay(1, 1, 1));
    expect([
      problemOn(today, today),
      problemOn(later(today, 1), today),
      problemOn(later(today, -1), today),
    ]).toEqual(["BirthDateInFuture", "BirthDateInFuture", "TooYoung"]);
  });

  const around = fc
    .tuple(days, fc.oneof(fc.integer({ min: -400, max: 6_000 }), fc.integer({ min: 4_700, max: 4_800 })))
    .map(([today, age]) => [later(today, -age), today] as const)
    .filter(([birth]) => birth >= utcDay(1, 1, 1));

  test.prop([around], { numRuns: 2_000 })(
    "D20: the same answer as the platform's own calendar gives",
    ([birth, today]) => {
      const expected =
        birth >= today ? "BirthDateInFuture" : thirteenth(birth) > today ? "TooYoung" : undefined;
      expect(problemOn(birth, today)).toBe(expected);
    },
  );

  test.prop([anyText, days])(
    "D20: a text that is no day is malformed, or missing when empty",
    (text, today) => {
      fc.pre(!/^\d{4}-\d{2}-\d{2}$/u.test(text) && !hasShortYear(text));
      expect(birthDateProblem(text, day(textOfDay(today)))).toBe(
        text === "" ? "BirthDateMissing" : "BirthDateMalformed",
      );
    },
  );
});

describe("§5: the e-mail address", () => {
  test.each([
    ["", "EmailMissing"],
    ["  \t", "EmailMissing"],
    ["ana", "EmailMalformed"],
    ["@kitchen.example", "EmailMalformed"],
    ["ana@", "EmailMalformed"],
    ["ana@kitchen", "EmailMalformed"],
    ["ana@kitchen.", "EmailMalformed"],
    ["ana@.example", "EmailMalformed"],
    ["ana@kitchen..example", "EmailMalformed"],
    ["ana@b@kitchen.example", "EmailMalformed"],
    ["ana maria@kitchen.example", "EmailMalformed"],
    ["ana@kitchen.example\nx", "EmailMalformed"],
    ["ana@kitchen.example", undefined],
    [" ana@kitchen.example ", undefined],
    ["ana+x.y@sub.kitchen.example", undefined],
    ["ñandú@cocina.españa", undefined],
    ["ｙｏｕ１＠ｅｘａｍｐｌｅ．ｃｏｍ", undefined],
    ["ｙｏｕ１＠ｅｘａｍｐｌｅ。ｃｏｍ", undefined],
    ["ｙｏｕ１＠ｅｘａｍｐｌｅ", "EmailMalformed"],
  ] as const)("§5: %j: %j", (email, problem) => {
    expect(emailProblem(email)).toBe(problem);
  });

  test.each([
    "Ana <ana@kitchen.example>",
    '"Maria, Ana" <ana@kitchen.example> ',
    "<mailto:ana@kitchen.example>",
    "mailto:ana@kitchen.example",
    "MAILTO: ana@kitchen.example",
    "\u202aana@kitchen.example\u202c",
    "\u200bana@kitchen.example",
    "\u00a0ana@kitchen.example\n",
    "ａｎａ＠ｋｉｔｃｈｅｎ．ｅｘａｍｐｌｅ",
  ])("§5: the address is taken out of what was pasted with it: %j", (pasted) => {
    expect(typedEmail(pasted)).toBe("ana@kitchen.example");
    expect(emailProblem(pasted)).toBeUndefined();
  });

  test.each(["Ana <ana>", "<>", "mailto:", "ana@kitchen.example <Ana>"])(
    "§5: where there is none, none is found: %j",
    (pasted) => {
      expect(emailProblem(pasted)).toBeDefined();
    },
  );

  test.prop([fc.emailAddress()])("§5: every proper address will do", (email) => {
    expect(emailProblem(email)).toBeUndefined();
  });

  test.prop([anyText])("§5: what has not exactly one @ will not", (text) => {
    fc.pre(text.split("@").length !== 2 && !/<.*>|mailto:/iu.test(text));
    expect(emailProblem(text)).toBe(typedEmail(text) === "" ? "EmailMissing" : "EmailMalformed");
  });
});

describe("§5: the password", () => {
  test.each([
    ["", "PasswordMissing"],
    ["12345", "PasswordTooShort"],
    ["     ", "PasswordTooShort"],
    ["😀😀😀😀😀", "PasswordTooShort"],
    ["123456", undefined],
    ["      ", undefined],
    ["😀😀😀😀😀😀", undefined],
  ] as const)("§5: %j: %j", (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  test.prop([fc.string({ unit: codePoints, maxLength: 12 })])(
    "§5: six characters at least, however many units each takes",
    (password) => {
      const length = Array.from(password).length;
      expect(passwordProblem(password)).toBe(
        length === 0 ? "PasswordMissing" : length < 6 ? "PasswordTooShort" : undefined,
      );
    },
  );
});

const TODAY = day("2023-06-15");
const drafts = fc.record({
  email: fc.oneof(anyText, fc.emailAddress()),
  password: fc.oneof(anyText, fc.string({ minLength: 6 })),
  birthDate: fc.oneof(
    anyText,
    days.map(textOfDay),
    fc.constantFrom("2010-06-15", "2010-06-16", "2000-01-01"),
  ),
  username: anyText,
});
const soundDrafts = fc.record({
  email: fc.emailAddress(),
  password: fc.string({ minLength: 6 }),
  birthDate: fc.constantFrom("2010-06-15", "2000-02-29", "1999-12-31"),
  username: anyText,
});

describe("§5: a registration", () => {
  test("§5: everything is required but the username, and each field tells its own problem", () => {
    expect([
      registrationProblems({ email: "", password: "", birthDate: "" }, TODAY),
      registrationProblems({ email: "ana", password: "123", birthDate: "2010-06-16" }, TODAY),
      registrationProblems({ email: "ana@kitchen.example", password: "123", birthDate: "2010-06-15" }, TODAY),
      registrationProblems(
        { email: "ana@kitchen.example", password: "123456", birthDate: "2010-06-15" },
        TODAY,
      ),
    ]).toEqual([
      { email: "EmailMissing", password: "PasswordMissing", birthDate: "BirthDateMissing" },
      { email: "EmailMalformed", password: "PasswordTooShort", birthDate: "TooYoung" },
      { password: "PasswordTooShort" },
      {},
    ]);
  });

  test.prop([drafts], { numRuns: 500 })("§5: it can be sent exactly when no field has a problem", (draft) => {
    const problems = registrationProblems(draft, TODAY);
    const isSound =
      emailProblem(draft.email) === undefined &&
      passwordProblem(draft.password) === undefined &&
      birthDateProblem(draft.birthDate, TODAY) === undefined;
    expect(problems.email).toBe(emailProblem(draft.email));
    expect(problems.password).toBe(passwordProblem(draft.password));
    expect(problems.birthDate).toBe(birthDateProblem(draft.birthDate, TODAY));
    expect([Object.keys(problems).length === 0, registrationOf(draft, TODAY) !== undefined]).toEqual([
      isSound,
      isSound,
    ]);
  });

  test.prop([soundDrafts, fc.oneof(fc.constant(""), whiteSpace)])(
    "§5, §9, D10: it has the role id 2, the date as it was typed, and the username as the display name if there is one",
    (draft, gap) => {
      const username = visible(draft.username);
      expect(registrationOf({ ...draft, email: `${gap}${draft.email}${gap}` }, TODAY)).toEqual({
        email: draft.email,
        password: new Confidential(draft.password),
        birthDate: new Confidential(draft.birthDate),
        username: saysNothing(username) ? undefined : username,
      });
    },
  );

  test("§5: an address that was typed wide is sent in the signs of addresses", () => {
    const draft = { password: "123456", birthDate: "2000-02-29", username: "" };
    const typed = "ｙｏｕ１＠ｅｘａｍｐｌｅ．ｃｏｍ";
    expect(registrationOf({ ...draft, email: typed }, TODAY)?.email).toBe("you1@example.com");
  });
});
