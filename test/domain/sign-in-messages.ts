import type { FieldFailureTag, SignInFailureTag } from "../../src/domain/sign-in-failure.ts";

/** The messages of §8, word for word. */
export const SIGN_IN_MESSAGES: Readonly<
  Record<
    Exclude<SignInFailureTag, FieldFailureTag | "PageOutdated" | "SessionEnded" | "SignedOutElsewhere">,
    string
  >
> = {
  InvalidCredentials: "Invalid email or password",
  NetworkFailed:
    "Network error: please check your internet connection or browser network settings and try again.",
  GoogleNotEnabled:
    "Google Sign-In is not enabled for this project. Enable the Google provider in Firebase Console > Authentication > Sign-in method.",
  PopupBlocked: "Popup was blocked by the browser. Allow popups and try again.",
  SignInCancelled: "Google sign-in was cancelled before completion.",
  NoPendingGoogleUser: "No pending Google user to complete signup.",
  SignInFailed: "Login failed. Please try again.",
};
