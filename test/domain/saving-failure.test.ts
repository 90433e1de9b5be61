import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { fieldOf, reasonOf } from "../../src/domain/forms/refused-field.ts";
import { Forbidden, ForbiddenBecause, Refused, Unreachable } from "../../src/domain/remote-failure.ts";
import { savingFailureOfCode } from "../../src/domain/forms/account-failure.ts";
import { isResultUnknown, type SavingFailure } from "../../src/domain/saving-failure.ts";
import { anyText } from "./generators.ts";

const CODES: ReadonlyArray<readonly [code: string, tag: string, isUnknown: boolean]> = [
  ["auth/email-already-in-use", "AddressTaken", false],
  ["auth/invalid-email", "AddressRefused", false],
  ["auth/weak-password", "PasswordTooWeak", false],
  ["auth/password-does-not-meet-requirements", "PasswordTooWeak", false],
  ["auth/network-request-failed", "Unreachable", true],
  ["auth/timeout", "Unreachable", true],
  ["auth/too-many-requests", "ServerFailed", false],
];

describe("D23: what the provider says of a new account", () => {
  test.each(CODES)("%s is %s", (code, tag, isUnknown) => {
    const failure = savingFailureOfCode(code);
    expect([failure._tag, isResultUnknown(failure)]).toEqual([tag, isUnknown]);
  });

  const known = new Set(CODES.map(([code]) => code));

  property.prop([fc.oneof(anyText, fc.constantFrom("__proto__", "constructor"))])(
    "every other code is the provider's own fault",
    (code) => {
      fc.pre(!known.has(code));
      expect(savingFailureOfCode(code)).toEqual({ _tag: "ServerFailed", serialization: false });
    },
  );
});

describe("D73: the field that a failure is about", () => {
  const FORM = { email: "", password: "", tribe: "", firstName: "" };

  test.each([
    [{ _tag: "AddressTaken" }, "email"],
    [{ _tag: "AddressRefused" }, "email"],
    [{ _tag: "PasswordTooWeak" }, "password"],
    [{ _tag: "NameNotSaved" }, undefined],
    [Refused("Too long", "email"), "email"],
    [Refused("No such tribe", "tribe.tribeId"), "tribe"],
    [Refused("Too long", "profile.nombre"), "firstName"],
    [Refused("Strange", "emails"), undefined],
    [Refused("Strange", "constructor"), undefined],
    [Refused("Strange"), undefined],
    [Unreachable, undefined],
  ] satisfies ReadonlyArray<readonly [SavingFailure, string | undefined]>)("%o", (failure, field) => {
    expect(fieldOf(failure, FORM, { "profile.nombre": "firstName" })).toBe(field);
  });
});

test("what the API says of a refusal is its reason, and an empty one is none", () => {
  const said = [Refused("Taken"), ForbiddenBecause("Your own role"), Refused(""), Forbidden, Unreachable];
  expect(said.map(reasonOf)).toEqual(["Taken", "Your own role", undefined, undefined, undefined]);
});
