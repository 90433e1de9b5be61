import { saysNothing } from "../hidden-characters.ts";
import { LONGEST } from "../longest.ts";
import { joinName, type PersonName, splitName, tidyName } from "../person-name.ts";
import { isAboveChef } from "../role.ts";
import { type ChangedUser, type User, type UserForm, withUserForm } from "../user.ts";

export const userFormOf = ({ profile, role = "", verified }: User): UserForm => ({
  ...splitName(profile.nombre),
  role,
  // Whoever has such a role was given it.
  allowUnverified: verified === false && isAboveChef(role),
});

/** One's own name (D76); whoever has none yet begins with what they are called so far. */
export const ownNameOf = ({ profile: { nombre } }: User, called: string): PersonName =>
  splitName(tidyName(nombre) || called);

/** Oneself under another name, and as before in all else. */
export const withOwnName = (user: User, name: PersonName): ChangedUser =>
  withUserForm(user, { ...userFormOf(user), ...name });

type UserFormProblems = Partial<Record<"firstName", "NameMissing" | "NameTooLong">>;

/** What is wrong with the form, field by field (D73). */
export const userFormProblems = (name: PersonName): UserFormProblems => {
  if (saysNothing(name.firstName)) return { firstName: "NameMissing" };
  return joinName(name).length > LONGEST.NameTooLong ? { firstName: "NameTooLong" } : {};
};
