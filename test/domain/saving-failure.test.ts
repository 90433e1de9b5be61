import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { isResultUnknown, savingFailureOfCode } from "../../src/domain/saving-failure.ts";
import { anyText } from "./generators.ts";

const CODES: ReadonlyArray<readonly [code: string, tag: string, isUnknown: boolean]> = [
  ["auth/email-already-in-use", "AddressTaken", false],
  ["auth/invalid-email", "AddressRejected", false],
  ["auth/weak-password", "PasswordRejected", false],
  ["auth/password-does-not-meet-requirements", "PasswordRejected", false],
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
