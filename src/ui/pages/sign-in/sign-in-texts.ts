import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SignInFailureTag } from "../../../domain/sign-in-failure.ts";

/** The sign-in messages; the specification gives them word for word in English. */
export const SIGN_IN_TEXTS: Readonly<Record<SignInFailureTag, MessageDescriptor>> = {
  InvalidCredentials: msg`Invalid email or password`,
  NetworkFailed: msg`Network error: please check your internet connection or browser network settings and try again.`,
  PageOutdated: msg`This page is out of date. Reload it, then try again.`,
  GoogleNotEnabled: msg`Google Sign-In is not enabled for this project. Enable the Google provider in Firebase Console > Authentication > Sign-in method.`,
  PopupBlocked: msg`Popup was blocked by the browser. Allow popups and try again.`,
  SignInCancelled: msg`Google sign-in was cancelled before completion.`,
  NoPendingGoogleUser: msg`No pending Google user to complete signup.`,
  SignInFailed: msg`Login failed. Please try again.`,
  SessionEnded: msg`A new password may have ended the session, or the account may have been disabled or removed.`,
  SignedOutElsewhere: msg`You were signed out in another tab.`,
  AddressTaken: msg`This address already has an account.`,
  AddressRefused: msg`This address is not accepted. Enter another one.`,
  PasswordTooWeak: msg`This password is too easy to guess. Choose another one.`,
};
