import { type EmailProblem, emailProblem, typedEmail } from "../email-address.ts";
import { Confidential } from "../confidential.ts";
import { fullYears, hasShortYear, isCalendarDate, type CalendarDate } from "../calendar-date.ts";
import type { Secret } from "../drafts.ts";
import { saysNothing, visible } from "../hidden-characters.ts";

/** What somebody types to register (§5). */
export interface RegistrationDraft {
  readonly email: string;
  readonly password: Secret;
  readonly birthDate: Secret;
  readonly username: string;
}

/** A registration that may be sent (§5): the username is optional. */
export interface Registration {
  readonly email: string;
  readonly password: Confidential;
  readonly birthDate: Confidential<CalendarDate>;
  readonly username?: string | undefined;
}

export type PasswordProblem = "PasswordMissing" | "PasswordTooShort";
export type BirthDateProblem =
  | "BirthDateMissing"
  | "BirthYearShort"
  | "BirthDateMalformed"
  | "BirthDateInFuture"
  | "TooYoung";

/** What is wrong with a draft, field by field; no entry where nothing is. */
export interface RegistrationProblems {
  readonly email?: EmailProblem;
  readonly password?: PasswordProblem;
  readonly birthDate?: BirthDateProblem;
}

export const MINIMUM_AGE_YEARS = 13;
export const MINIMUM_PASSWORD_LENGTH = 6;

/** What is wrong with a new password, if anything; its length is counted in characters. */
export const passwordProblem = (password: string): PasswordProblem | undefined => {
  if (password === "") return "PasswordMissing";
  return [...password].length < MINIMUM_PASSWORD_LENGTH ? "PasswordTooShort" : undefined;
};

/** What is wrong with a date of birth (D20): it must be a real past day, at least 13 years before `today`. */
export const birthDateProblem = (birthDate: string, today: CalendarDate): BirthDateProblem | undefined => {
  if (birthDate === "") return "BirthDateMissing";
  if (!isCalendarDate(birthDate)) return hasShortYear(birthDate) ? "BirthYearShort" : "BirthDateMalformed";
  if (birthDate >= today) return "BirthDateInFuture";
  return fullYears(birthDate, today) < MINIMUM_AGE_YEARS ? "TooYoung" : undefined;
};

/** Everything that is wrong with a registration (§5). */
export const registrationProblems = (
  draft: Omit<RegistrationDraft, "username">,
  today: CalendarDate,
): RegistrationProblems => {
  const email = emailProblem(draft.email);
  const password = passwordProblem(draft.password);
  const birthDate = birthDateProblem(draft.birthDate, today);
  return {
    ...(email && { email }),
    ...(password && { password }),
    ...(birthDate && { birthDate }),
  };
};

/** The registration that a draft makes, or nothing while something is wrong with it (§5). */
export const registrationOf = (draft: RegistrationDraft, today: CalendarDate): Registration | undefined => {
  const { birthDate } = draft;
  if (Object.keys(registrationProblems(draft, today)).length > 0 || !isCalendarDate(birthDate))
    return undefined;
  return {
    email: typedEmail(draft.email),
    password: new Confidential(draft.password),
    birthDate: new Confidential(birthDate),
    username: saysNothing(draft.username) ? undefined : visible(draft.username),
  };
};
