export type EmailProblem = "EmailMissing" | "EmailMalformed";

// One @ between two parts without white space, a dot inside the second: the provider has the last word.
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/** What is wrong with an e-mail address, if anything. */
export const emailProblem = (email: string): EmailProblem | undefined => {
  if (email.trim() === "") return "EmailMissing";
  return EMAIL.test(email.trim()) ? undefined : "EmailMalformed";
};
