import type { RemoteFailure } from "./remote-failure.ts";

/** Why the identity provider made no account for somebody, or only half of the work was done (D23). */
export type AccountFailure =
  | { readonly _tag: "AddressTaken" }
  | { readonly _tag: "AddressRejected" }
  | { readonly _tag: "PasswordRejected" }
  | { readonly _tag: "NameNotSaved" };

/** Without a network nothing of a write was sent (D38). */
export interface NotSent {
  readonly _tag: "NotSent";
}

/** Why what a form says was not saved, or not wholly. */
export type SavingFailure = RemoteFailure | AccountFailure | NotSent;

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

/** Whether nobody knows what came of a write (D38): the answer did not come, or could not be read. */
export const isResultUnknown = ({ _tag }: SavingFailure): boolean =>
  _tag === "TimedOut" || _tag === "Unreachable" || _tag === "Unreadable";
