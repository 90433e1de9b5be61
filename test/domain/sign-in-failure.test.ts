import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { isUnknownUser, type RemoteFailure } from "../../src/domain/remote-failure.ts";
import {
  exchangeFailureOf,
  type SignInFailure,
  SIGN_IN_FAILED,
  signInFailureOfCode,
  signInFailureOfRemote,
} from "../../src/domain/sign-in-failure.ts";
import { anyText, HOSTILE_TEXTS, remoteFailures } from "./generators.ts";
import { SIGN_IN_MESSAGES } from "./sign-in-messages.ts";

const {
  NetworkFailed: NETWORK,
  GoogleNotEnabled: NOT_ENABLED,
  PopupBlocked: BLOCKED,
  SignInCancelled: CANCELLED,
  SignInFailed: FAILED,
  InvalidCredentials: INVALID,
} = SIGN_IN_MESSAGES;

/** What a failure says, in §8's words; what is told at a field has none there. */
const said = ({ _tag }: SignInFailure): string =>
  new Map<string, string>(Object.entries(SIGN_IN_MESSAGES)).get(_tag) ?? _tag;

// The provider's codes: what each says to somebody with a password, and to somebody with a Google account.
const CODES: ReadonlyArray<readonly [code: string, password: string, google: string]> = [
  ["auth/network-request-failed", NETWORK, NETWORK],
  ["auth/timeout", NETWORK, NETWORK],
  ["auth/invalid-credential", INVALID, INVALID],
  ["auth/invalid-login-credentials", INVALID, INVALID],
  ["auth/wrong-password", INVALID, INVALID],
  ["auth/user-not-found", INVALID, INVALID],
  ["auth/invalid-email", INVALID, INVALID],
  ["auth/weak-password", INVALID, INVALID],
  ["auth/password-does-not-meet-requirements", INVALID, INVALID],
  ["auth/email-already-in-use", FAILED, FAILED],
  ["auth/operation-not-allowed", FAILED, NOT_ENABLED],
  ["auth/popup-blocked", FAILED, BLOCKED],
  ["auth/popup-closed-by-user", FAILED, CANCELLED],
  ["auth/cancelled-popup-request", FAILED, CANCELLED],
  ["auth/user-cancelled", FAILED, CANCELLED],
  ["auth/internal-error", FAILED, NETWORK],
  ["auth/too-many-requests", FAILED, FAILED],
  ["auth/user-disabled", FAILED, FAILED],
  ["auth/user-token-expired", FAILED, FAILED],
  ["auth/account-exists-with-different-credential", FAILED, FAILED],
  ["AUTH/INVALID-CREDENTIAL", FAILED, FAILED],
  ["invalid-credential", FAILED, FAILED],
  ["auth/", FAILED, FAILED],
];
const known = new Set(CODES.map(([code]) => code));

describe("§8, D26: the provider's codes", () => {
  test.each(CODES)("D26: %s", (code, password, google) => {
    expect([said(signInFailureOfCode(code, "password")), said(signInFailureOfCode(code, "google"))]).toEqual([
      password,
      google,
    ]);
  });

  test.prop([
    fc.oneof(
      anyText,
      fc.constantFrom(...HOSTILE_TEXTS),
      anyText.map((text) => `auth/${text}`),
    ),
    fc.constantFrom("password", "google", "registration"),
  ])("§8, D26: an unknown code is 'Login failed. Please try again.'", (code, flow) => {
    fc.pre(!known.has(code));
    const failure = signInFailureOfCode(code, flow);
    expect([failure, said(failure)]).toEqual([{ _tag: "SignInFailed" }, FAILED]);
  });

  test.each([
    ["auth/email-already-in-use", "AddressTaken"],
    ["auth/invalid-email", "AddressRefused"],
    ["auth/weak-password", "PasswordTooWeak"],
    ["auth/password-does-not-meet-requirements", "PasswordTooWeak"],
    ["auth/network-request-failed", "NetworkFailed"],
    ["auth/invalid-credential", "InvalidCredentials"],
  ])("who registers is told at the field what is wrong with it: %s", (code, _tag) => {
    expect(signInFailureOfCode(code, "registration")).toEqual({ _tag });
  });

  test("D76: whoever has a link sent to themselves is told that their session ended", () => {
    expect(signInFailureOfCode("auth/user-token-expired", "registration")).toEqual({ _tag: "SessionEnded" });
  });

  test("D26: the failure for everything else", () => {
    expect(SIGN_IN_FAILED).toEqual({ _tag: "SignInFailed" });
  });
});

describe("§4, §8: a failed call to the backend", () => {
  test.each<[RemoteFailure, string]>([
    [{ _tag: "Unreachable" }, NETWORK],
    [{ _tag: "TimedOut" }, NETWORK],
    [{ _tag: "Unauthorized" }, FAILED],
    [{ _tag: "Forbidden" }, FAILED],
    [{ _tag: "NotFound", message: "User not found" }, FAILED],
    [{ _tag: "NotOffered" }, FAILED],
    [{ _tag: "NotAcceptable" }, FAILED],
    [{ _tag: "Stale" }, FAILED],
    [{ _tag: "Refused", message: "No" }, FAILED],
    [{ _tag: "RateLimited", retryAfterSeconds: 3 }, FAILED],
    [{ _tag: "ServerFailed", serialization: false }, FAILED],
    [{ _tag: "Unreadable" }, FAILED],
  ])("§8: %j", (remote, message) => {
    expect(said(signInFailureOfRemote(remote))).toBe(message);
  });

  test.prop([remoteFailures])("§8: a network error only where no answer came", (remote) => {
    expect(signInFailureOfRemote(remote)).toEqual({
      _tag: ["Unreachable", "TimedOut"].includes(remote._tag) ? "NetworkFailed" : "SignInFailed",
    });
  });
});

describe("D20, §8: a failed exchange", () => {
  test.prop([remoteFailures])(
    "D20: asks for a date of birth exactly where the backend knows no user",
    (remote) => {
      const reason = signInFailureOfRemote(remote);
      const retryAfterSeconds = remote._tag === "RateLimited" ? remote.retryAfterSeconds : 0;
      const isVerdict = !["Unreachable", "TimedOut", "ServerFailed", "RateLimited"].includes(remote._tag);
      const refused = isVerdict ? reason : { _tag: "NoVerdict", reason, retryAfterSeconds };
      expect(exchangeFailureOf(remote)).toEqual(isUnknownUser(remote) ? { _tag: "UserUnknown" } : refused);
    },
  );
});
