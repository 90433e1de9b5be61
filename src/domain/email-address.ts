import { plainAddress } from "./plain-address.ts";

export type EmailProblem = "EmailMissing" | "EmailMalformed";

// One @ between two parts without white space, a dot inside the second: the provider has the last word.
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/** Letter case makes no other address. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/**
 * The address in what was typed or pasted: out of the brackets behind somebody's name, or of a link that writes to it, and
 * without signs that nobody sees.
 */
export const typedEmail = (typed: string): string =>
  plainAddress(typed.replace(/\p{Cf}/gu, ""))
    .replace(/^.*<([^<>]+)>$/su, "$1")
    .replace(/^\s*mailto:/iu, "")
    .trim();

export const emailProblem = (typed: string): EmailProblem | undefined => {
  const email = typedEmail(typed);
  if (email === "") return "EmailMissing";
  return EMAIL.test(email) ? undefined : "EmailMalformed";
};
