import { trimmed, withoutHidden } from "./hidden-characters.ts";

/** A person's name in the two parts that the screens edit. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** A full name without repeated white space, and without what nobody sees around it (D39); control characters and what turns the direction stay. */
export const tidyName = (nombre: string): string => trimmed(nombre).split(/\s+/u).join(" ");

/** A full name as it is typed, without what nobody sees (D73). */
export const typedName = (text: string): string => tidyName(withoutHidden(text));

/** `nombre` in two parts (§3, D39): the first word, and the rest, which may be empty. */
export const splitName = (nombre: string): PersonName => {
  const [firstName = "", ...rest] = tidyName(nombre).split(" ");
  return { firstName, lastName: rest.join(" ") };
};

/** The `nombre` that two parts make; the inverse of `splitName` for every name that may be written. */
export const joinName = ({ firstName, lastName }: PersonName): string =>
  typedName(`${firstName} ${lastName}`);

/** What to call a user: the tidy name (D39), or the address where there is none. */
export const displayNameOf = (user: {
  readonly email: string;
  readonly profile: { readonly nombre: string };
}): string => tidyName(user.profile.nombre) || user.email;
