import { withoutHidden } from "./hidden-characters.ts";
import { joinName, splitName, tidyName } from "./person-name.ts";
import { LONGEST } from "./longest.ts";
import { isAboveChef } from "./role.ts";
import { type ChangedUser, isUnverifiedFor, type User } from "./user.ts";

/** What the form of a user holds (§3, D39). */
export interface UserForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  /** Whether the role is meant although the address was not verified (D68). */
  readonly allowUnverified: boolean;
}

export const userFormOf = ({ profile, role = "", verified }: User): UserForm => {
  const { first, last } = splitName(profile.nombre);
  // Whoever has such a role was given it.
  const allowUnverified = verified === false && isAboveChef(role);
  return { firstName: first, lastName: last, role, allowUnverified };
};

/** The merged user that is sent (§7, D14). */
export const withUserForm = (
  user: User,
  { firstName, lastName, role, allowUnverified }: UserForm,
): ChangedUser => ({
  ...user,
  profile: { ...user.profile, nombre: withoutHidden(joinName({ first: firstName, last: lastName })) },
  role: role === "" ? undefined : role,
  ...(allowUnverified && isUnverifiedFor(user, role) && { allowUnverified }),
});

/** What the form of one's own details holds (D76). */
export interface OwnName extends Pick<UserForm, "firstName" | "lastName"> {}

/** One's own name; whoever has none yet begins with what they are called so far. */
export const ownNameOf = ({ profile: { nombre } }: User, called: string): OwnName => {
  const { first, last } = splitName(tidyName(nombre) || called);
  return { firstName: first, lastName: last };
};

/** Oneself under another name, and as before in all else. */
export const withOwnName = (user: User, name: OwnName): ChangedUser =>
  withUserForm(user, { ...userFormOf(user), ...name });

type UserFormProblems = Partial<Record<"firstName", "NameMissing" | "NameTooLong">>;

/** What is wrong with the form, field by field (D73). */
export const userFormProblems = ({ firstName, lastName }: OwnName): UserFormProblems => {
  if (firstName.trim() === "") return { firstName: "NameMissing" };
  const isTooLong = joinName({ first: firstName, last: lastName }).length > LONGEST.NameTooLong;
  return isTooLong ? { firstName: "NameTooLong" } : {};
};
