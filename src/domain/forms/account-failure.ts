import type { AccountFailure, SavingFailure } from "../saving-failure.ts";

const ACCOUNT_FAILURES: Readonly<Record<string, AccountFailure["_tag"]>> = {
  "auth/email-already-in-use": "AddressTaken",
  "auth/invalid-email": "AddressRejected",
  "auth/weak-password": "PasswordRejected",
  "auth/password-does-not-meet-requirements": "PasswordRejected",
};

const NO_ANSWER = new Set(["auth/network-request-failed", "auth/timeout"]);

/** What a provider's code means for a new account; what is unknown is the provider's own fault. */
export const savingFailureOfCode = (code: string): SavingFailure => {
  if (NO_ANSWER.has(code)) return { _tag: "Unreachable" };
  const account = Object.hasOwn(ACCOUNT_FAILURES, code) ? ACCOUNT_FAILURES[code] : undefined;
  return account === undefined ? { _tag: "ServerFailed", serialization: false } : { _tag: account };
};
