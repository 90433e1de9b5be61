import type { Kitchen } from "./kitchen.ts";
import type { Tribe } from "./tribe.ts";
import type { User } from "./user.ts";

/** A text for comparing: without accents, case or surrounding white space, so that `Ana` finds `Ánà`. */
export const folded = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}+/gu, "").toLowerCase().normalize("NFC").trim();

/** Whether every word of the query occurs in one of the texts; an empty query matches everything. */
export const matchesQuery = (query: string, texts: ReadonlyArray<string>): boolean => {
  const haystack = texts.map(folded);
  return folded(query)
    .split(/\s+/u)
    .every((word) => haystack.some((text) => text.includes(word)));
};

/** The texts that a search looks through, for each kind of record (§7, search on the client side). */
export const searchedTexts = {
  user: (user: Pick<User, "email" | "profile">): ReadonlyArray<string> => [user.profile.nombre, user.email],
  kitchen: (kitchen: Kitchen): ReadonlyArray<string> => [kitchen.nombre],
  tribe: (tribe: Tribe): ReadonlyArray<string> => [tribe.name, tribe.description],
};
