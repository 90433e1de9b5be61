import type { CalendarDate } from "../calendar-date.ts";
import type { Secrets } from "../drafts.ts";
import type { PersonName } from "../person-name.ts";
import { type RegistrationDraft, type RegistrationProblems, registrationProblems } from "./registration.ts";
import type { Role } from "../role.ts";
import { userFormProblems } from "../forms/user-form.ts";

/** What the form of a new user holds (§3, §7, D23). */
export interface NewUserForm extends PersonName, Omit<RegistrationDraft, "username"> {
  readonly role: Role;
  /** Whether the role is meant although nobody has verified the address yet (D68). */
  readonly allowUnverified: boolean;
}

/** A new user has the default role (D10), until somebody says otherwise. */
export const EMPTY_NEW_USER_FORM: NewUserForm = {
  email: "",
  password: "",
  birthDate: "",
  firstName: "",
  lastName: "",
  role: "chef",
  allowUnverified: false,
};

/** What of it is never kept (D61). */
export const NEW_USER_SECRETS: Secrets<NewUserForm> = { password: true, birthDate: true };

type NewUserFormProblems = RegistrationProblems & ReturnType<typeof userFormProblems>;

/** What is wrong with the form, field by field (§5, D20). */
export const newUserFormProblems = (form: NewUserForm, today: CalendarDate): NewUserFormProblems => ({
  ...registrationProblems(form, today),
  ...userFormProblems(form),
});
