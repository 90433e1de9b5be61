import { trimmed } from "./hidden-characters.ts";

/** A person's name in the two parts that the screens edit. */
export interface PersonName {
  readonly first: string;
  readonly last: string;
}

/** A full name without surrounding or repeated white space, and what else nobody sees (D39). */
export const tidyName = (nombre: string): string => trimmed(nombre).split(/\s+/u).join(" ");

/** `nombre` in two parts (§3, D39): the first word, and the rest, which may be empty. */
export const splitName = (nombre: string): PersonName => {
  const [first = "", ...rest] = tidyName(nombre).split(" ");
  return { first, last: rest.join(" ") };
};

/** The `nombre` that two parts make; the inverse of `splitName` for every tidy name. */
export const joinName = (name: PersonName): string => tidyName(`${name.first} ${name.last}`);

/** What to call a user: the tidy name (D39), or the address where there is none. */
export const displayNameOf = (user: {
  readonly email: string;
  readonly profile: { readonly nombre: string };
}): string => tidyName(user.profile.nombre) || user.email;
