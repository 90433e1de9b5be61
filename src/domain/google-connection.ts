import { BUSINESS_HOME } from "./access.ts";
import type { WriteFailure } from "./saving-failure.ts";

/** What comes back from the page of consent (D8): a code for a state, or a refusal of it. */
export type GoogleReturn =
  | { readonly _tag: "Allowed"; readonly state: string; readonly code: string }
  | { readonly _tag: "Denied"; readonly state: string };

/** Why a connection to Google did not come about, or could not be used (§8, D8). */
export type ConnectionFailure =
  | { readonly _tag: "ConsentDenied" }
  | { readonly _tag: "ForeignState" }
  | { readonly _tag: "Abandoned" }
  | { readonly _tag: "UntrustedPage" }
  | { readonly _tag: "CodeRefused" }
  | { readonly _tag: "SyncFailed"; readonly message: string }
  /** Something that was to be changed may have been, or not (D38). */
  | { readonly _tag: "ResultUnknown" }
  | { readonly _tag: "CallFailed"; readonly failure: WriteFailure };

/** The return (D8) that an address carries, or nothing; a state alone, or two answers at once, is none. */
export const googleReturnOf = ({ pathname, searchParams }: URL): GoogleReturn | undefined => {
  const state = searchParams.get("state") ?? "";
  const code = searchParams.get("code") ?? "";
  const isDenied = searchParams.has("error");
  if (pathname.replace(/\/+$/u, "") !== BUSINESS_HOME || state === "" || (code !== "") === isDenied) {
    return undefined;
  }
  return isDenied ? { _tag: "Denied", state } : { _tag: "Allowed", state, code };
};
