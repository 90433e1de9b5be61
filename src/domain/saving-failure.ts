import type { RemoteFailure } from "./remote-failure.ts";

/** Why the identity provider made no account for somebody, or only half of the work was done (D23). */
export type AccountFailure =
  | { readonly _tag: "AddressTaken" }
  | { readonly _tag: "AddressRejected" }
  | { readonly _tag: "PasswordRejected" }
  | { readonly _tag: "NameNotSaved" };

/** Why what a form says was not saved, or not wholly; without a network nothing of it was sent. */
export type SavingFailure = RemoteFailure | AccountFailure | { readonly _tag: "NotSent" };

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

/** What became of a write that began without a network: it was never sent, if no answer came. */
export const withoutNetwork = (failure: SavingFailure): SavingFailure =>
  failure._tag === "Unreachable" ? { _tag: "NotSent" } : failure;

/** Why the API refused what was to be saved, in its own words; nothing where it gave none. */
export const reasonOf = (failure: SavingFailure): string | undefined =>
  failure._tag === "Refused" || failure._tag === "Forbidden" ? failure.message || undefined : undefined;

const FIELDS_OF_ACCOUNTS: Readonly<Record<AccountFailure["_tag"], string | undefined>> = {
  AddressTaken: "email",
  AddressRejected: "email",
  PasswordRejected: "password",
  NameNotSaved: undefined,
};

const isAccountFailure = (failure: SavingFailure): failure is AccountFailure =>
  Object.hasOwn(FIELDS_OF_ACCOUNTS, failure._tag);

/**
 * The field of a form that a failure is about: the one of that name, or the one that holds it (D73), or whatever `others`
 * says of a name that no field has.
 */
export const fieldOf = (
  failure: SavingFailure,
  fields: Readonly<Record<string, unknown>>,
  others: Readonly<Record<string, string>> = {},
): string | undefined => {
  const named = isAccountFailure(failure)
    ? FIELDS_OF_ACCOUNTS[failure._tag]
    : failure._tag === "Refused"
      ? failure.field
      : undefined;
  if (named === undefined) return undefined;
  return (
    others[named] ?? Object.keys(fields).find((field) => field === named || named.startsWith(`${field}.`))
  );
};
