import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SavingFailure } from "../../../domain/saving-failure.ts";
import { failureText } from "../feedback/failure-texts.ts";

/** What a person is told when what they typed was not saved. */
export const savingFailureText = (failure: SavingFailure): MessageDescriptor => {
  switch (failure._tag) {
    case "Unauthorized":
      return msg`Your session has expired. Sign in again, then save.`;
    case "NotFound":
      return msg`This no longer exists.`;
    case "AddressTaken":
      return msg`This email address is already in use.`;
    case "AddressRefused":
      return msg`This email address was not accepted.`;
    case "PasswordTooWeak":
      return msg`This password was not accepted. Choose a longer one.`;
    case "NameNotSaved":
      return msg`The user was created, but the name was not saved. Find the user in the list to give it.`;
    default:
      return failureText(failure);
  }
};
