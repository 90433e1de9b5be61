import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  type BirthDateProblem,
  MINIMUM_AGE_YEARS,
  MINIMUM_PASSWORD_LENGTH,
  type PasswordProblem,
} from "../../../domain/signing-up/registration.ts";
import { SIGN_IN_TEXTS } from "./sign-in-texts.ts";
import { YEAR_SHORT } from "../../parts/typed-day/use-typed-day.ts";

export const PASSWORD_TEXTS: Readonly<Record<PasswordProblem | "PasswordTooWeak", MessageDescriptor>> = {
  PasswordMissing: msg`Choose a password`,
  PasswordTooShort: msg`Use at least ${MINIMUM_PASSWORD_LENGTH} characters`,
  PasswordTooWeak: SIGN_IN_TEXTS.PasswordTooWeak,
};

/** But for what is no day, which a field of days tells by itself. */
export const BIRTH_DATE_TEXTS: Readonly<
  Record<Exclude<BirthDateProblem, "BirthDateMalformed">, MessageDescriptor>
> = {
  BirthDateMissing: msg`Enter your date of birth`,
  BirthYearShort: YEAR_SHORT,
  BirthDateInFuture: msg`Enter a date in the past`,
  TooYoung: msg`You must be at least ${MINIMUM_AGE_YEARS} years old`,
};
