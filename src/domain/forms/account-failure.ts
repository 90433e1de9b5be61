import { ServerFailed, Unreachable } from "../remote-failure.ts";
import type { SavingFailure } from "../saving-failure.ts";
import { signInFailureOfCode } from "../sign-in-failure.ts";

/** What a provider's code means for a new account, as for somebody who registers; what is unknown is the provider's own fault. */
export const savingFailureOfCode = (code: string): SavingFailure => {
  const failure = signInFailureOfCode(code, "registration");
  switch (failure._tag) {
    case "AddressTaken":
    case "AddressRefused":
    case "PasswordTooWeak":
      return failure;
    case "NetworkFailed":
      return Unreachable;
    default:
      return ServerFailed();
  }
};
