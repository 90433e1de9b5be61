import { isUnknownUser, isVerdict, isWithoutAnswer, type RemoteFailure } from "./remote-failure.ts";

/** What the provider has against an address or a password that somebody chose, told at its field. */
export type FieldFailureTag = "AddressTaken" | "AddressRefused" | "PasswordTooWeak";

/** Why somebody is not signed in, as they are told (§8). */
export type SignInFailure =
  | { readonly _tag: FieldFailureTag }
  | { readonly _tag: "InvalidCredentials" }
  | { readonly _tag: "NetworkFailed" }
  /** What signing in takes has gone from the server: there is a newer version of the page. */
  | { readonly _tag: "PageOutdated" }
  | { readonly _tag: "GoogleNotEnabled" }
  | { readonly _tag: "PopupBlocked" }
  | { readonly _tag: "SignInCancelled" }
  | { readonly _tag: "NoPendingGoogleUser" }
  /** The exchange refuses who was signed in, as after a new password that ended sessions elsewhere (D76). */
  | { readonly _tag: "SessionEnded" }
  /** Another tab signed them out (D28). */
  | { readonly _tag: "SignedOutElsewhere" }
  | { readonly _tag: "SignInFailed" };

/** Nobody said whether somebody may come in (D55): what they are told, and how long the backend wants to be left alone. */
export interface NoVerdict {
  readonly _tag: "NoVerdict";
  readonly reason: SignInFailure;
  readonly retryAfterSeconds: number;
}

/** Why an exchange did not let somebody in; whom the backend does not know is asked for a date of birth (D20). */
export type ExchangeFailure = SignInFailure | NoVerdict | { readonly _tag: "UserUnknown" };

export type SignInFailureTag = SignInFailure["_tag"];

/** What somebody does at the provider; the same code of its can mean different things in each (D26). */
export type SignInFlow = "password" | "google" | "registration";

const failure = (_tag: SignInFailureTag): SignInFailure => ({ _tag });

const noVerdict = (reason: SignInFailure, retryAfterSeconds = 0): NoVerdict => ({
  _tag: "NoVerdict",
  reason,
  retryAfterSeconds,
});

const EITHER_FLOW: Readonly<Record<string, SignInFailureTag>> = {
  "auth/network-request-failed": "NetworkFailed",
  "auth/timeout": "NetworkFailed",
  "auth/invalid-credential": "InvalidCredentials",
  "auth/invalid-login-credentials": "InvalidCredentials",
  "auth/wrong-password": "InvalidCredentials",
  "auth/user-not-found": "InvalidCredentials",
  "auth/invalid-email": "InvalidCredentials",
  "auth/weak-password": "InvalidCredentials",
  "auth/password-does-not-meet-requirements": "InvalidCredentials",
};

const GOOGLE_FLOW: Readonly<Record<string, SignInFailureTag>> = {
  "auth/operation-not-allowed": "GoogleNotEnabled",
  "auth/popup-blocked": "PopupBlocked",
  "auth/popup-closed-by-user": "SignInCancelled",
  "auth/cancelled-popup-request": "SignInCancelled",
  "auth/user-cancelled": "SignInCancelled",
  // The SDK loads Google's own script first; where that is unreachable it reports an internal error.
  "auth/internal-error": "NetworkFailed",
};

const REGISTRATION_FLOW: Readonly<Record<string, SignInFailureTag>> = {
  "auth/email-already-in-use": "AddressTaken",
  "auth/invalid-email": "AddressRefused",
  "auth/weak-password": "PasswordTooWeak",
  "auth/password-does-not-meet-requirements": "PasswordTooWeak",
  // Of whoever is signed in and has a link sent to themselves.
  "auth/user-token-expired": "SessionEnded",
};

const FLOWS: Readonly<Record<SignInFlow, Readonly<Record<string, SignInFailureTag>>>> = {
  password: {},
  google: GOOGLE_FLOW,
  registration: REGISTRATION_FLOW,
};

/** The failure that a provider's code means in a flow (D26); what is unknown is 'Login failed. Please try again.' */
export const signInFailureOfCode = (code: string, flow: SignInFlow): SignInFailure => {
  const own = Object.hasOwn(FLOWS[flow], code) ? FLOWS[flow][code] : undefined;
  const either = Object.hasOwn(EITHER_FLOW, code) ? EITHER_FLOW[code] : undefined;
  return failure(own ?? either ?? "SignInFailed");
};

/** The failure that a failed call to the backend means: no answer is a network failure, all else a failed login. */
export const signInFailureOfRemote = (remote: RemoteFailure): SignInFailure =>
  failure(isWithoutAnswer(remote) ? "NetworkFailed" : "SignInFailed");

/** The failure that a failed exchange means (§8, D20, D55). */
export const exchangeFailureOf = (remote: RemoteFailure): ExchangeFailure => {
  if (isUnknownUser(remote)) return { _tag: "UserUnknown" };
  const reason = signInFailureOfRemote(remote);
  if (isVerdict(remote)) return reason;
  return noVerdict(reason, "retryAfterSeconds" in remote ? remote.retryAfterSeconds : undefined);
};

export const NETWORK_FAILED: SignInFailure = { _tag: "NetworkFailed" };
export const PAGE_OUTDATED: SignInFailure = { _tag: "PageOutdated" };
export const SIGN_IN_FAILED: SignInFailure = { _tag: "SignInFailed" };
export const NO_ANSWER = noVerdict(NETWORK_FAILED);
/** The provider has somebody else by now, or nobody, and is about to tell. */
export const SOMEBODY_ELSE = noVerdict(SIGN_IN_FAILED);
export const SESSION_ENDED: SignInFailure = { _tag: "SessionEnded" };
export const SIGNED_OUT_ELSEWHERE: SignInFailure = { _tag: "SignedOutElsewhere" };
export const NO_PENDING_GOOGLE_USER: SignInFailure = { _tag: "NoPendingGoogleUser" };
