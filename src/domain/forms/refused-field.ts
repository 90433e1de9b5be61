import type { AccountFailure, SavingFailure } from "../saving-failure.ts";

/** Why the API refused what was to be saved, in its own words; nothing where it gave none. */
export const reasonOf = (failure: SavingFailure): string | undefined =>
  failure._tag === "Refused" || failure._tag === "Forbidden" ? failure.message || undefined : undefined;

const FIELDS_OF_ACCOUNTS: Readonly<Record<AccountFailure["_tag"], string | undefined>> = {
  AddressTaken: "email",
  AddressRefused: "email",
  PasswordTooWeak: "password",
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
  if (Object.hasOwn(others, named)) return others[named];
  return Object.keys(fields).find((field) => field === named || named.startsWith(`${field}.`));
};
