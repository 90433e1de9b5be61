import { type GoogleReturn, googleReturnOf } from "../../domain/google-connection.ts";

/**
 * Takes what the page of consent sent back out of the page's address, before anything else can see, log or repeat
 * it: afterwards neither the address nor the history holds it.
 */
export const takeGoogleReturn = (): GoogleReturn | undefined => {
  const address = new URL(location.href);
  const returned = googleReturnOf(address);
  if (returned !== undefined) history.replaceState(history.state, "", address.pathname);
  return returned;
};
