import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SavingFailure } from "../../../domain/saving-failure.ts";
import { FAILURE_TEXTS } from "../feedback/failure-texts.ts";

/** What a person is told when what they typed was not saved. */
export const SAVING_FAILURE_TEXTS: Readonly<Record<SavingFailure["_tag"], MessageDescriptor>> = {
  ...FAILURE_TEXTS,
  Unauthorized: msg`Your session has expired. Sign in again, then save.`,
  NotFound: msg`This does not exist any more.`,
  AddressTaken: msg`Somebody has this e-mail address already.`,
  AddressRejected: msg`This e-mail address was not accepted.`,
  PasswordRejected: msg`This password was not accepted. Choose a longer one.`,
  NameNotSaved: msg`The user was created, but the name was not saved. Find the user in the list to give it.`,
};
