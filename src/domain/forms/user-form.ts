import { saysNothing } from "../hidden-characters.ts";
import { LONGEST } from "../longest.ts";
import { joinName, splitName, tidyName } from "../person-name.ts";
import { isAboveChef } from "../role.ts";
import { type ChangedUser, type User, type UserForm, withUserForm } from "../user.ts";

export const userFormOf = ({ profile, role = "", verified }: User): UserForm => {
  const { first, last } = splitName(profile.nombre);
  // Whoever has such a role was given it.
  const allowUnverified = verified === false && isAboveChef(role);
  return { firstName: first, lastName: last, role, allowUnverified };
};

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
  if (saysNothing(firstName)) return { firstName: "NameMissing" };
  const isTooLong = joinName({ first: firstName, last: lastName }).length > LONGEST.NameTooLong;
  return isTooLong ? { firstName: "NameTooLong" } : {};
};
