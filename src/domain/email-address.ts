import { visible } from "./hidden-characters.ts";
import { plainAddress } from "./plain-address.ts";

export type EmailProblem = "EmailMissing" | "EmailMalformed";

// One @ between two parts without white space, a dot inside the second: the provider has the last word.
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/** Letter case makes no other address. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** The address in what was typed or pasted: out of the brackets behind somebody's name, or of a link that writes to it. */
export const typedEmail = (typed: string): string => {
  const text = visible(plainAddress(typed));
  const address = /<(?<inside>[^<>]+)>$/u.exec(text)?.groups?.["inside"] ?? text;
  return visible(address.replace(/^mailto:/iu, ""));
};

export const emailProblem = (typed: string): EmailProblem | undefined => {
  const email = typedEmail(typed);
  if (email === "") return "EmailMissing";
  return EMAIL.test(email) ? undefined : "EmailMalformed";
};
