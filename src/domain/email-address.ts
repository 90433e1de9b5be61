import { plainAddress } from "./plain-address.ts";

export type EmailProblem = "EmailMissing" | "EmailMalformed";

// One @ between two parts without white space, a dot inside the second: the provider has the last word.
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/** Letter case makes no other address. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

export const emailProblem = (typed: string): EmailProblem | undefined => {
  const email = plainAddress(typed);
  if (email === "") return "EmailMissing";
  return EMAIL.test(email) ? undefined : "EmailMalformed";
};
