import { useSelector } from "@xstate/react";
import {
  accountView,
  type AccountView,
  birthDateView,
  type BirthDateView,
  expiryView,
  type ExpiryView,
  loginView,
  type LoginView,
} from "../../../machines/auth/auth.view.ts";
import { useApp } from "../../app-context.ts";

/** What the login screen draws and calls, as the session changes. */
export const useLoginView = (): LoginView => {
  const { auth } = useApp();
  return loginView(
    useSelector(auth, (snapshot) => snapshot),
    auth.send,
  );
};

/** What the question for a date of birth draws and calls, while it is asked (D20). */
export const useBirthDateView = (): BirthDateView | undefined => {
  const { auth } = useApp();
  return birthDateView(
    useSelector(auth, (snapshot) => snapshot),
    auth.send,
  );
};

/** What the notice of an expired session draws and calls, while there is one (D25). */
export const useExpiryView = (): ExpiryView | undefined => {
  const { auth } = useApp();
  return expiryView(
    useSelector(auth, (snapshot) => snapshot),
    auth.send,
  );
};

/** Who is signed in, for the layouts; nobody for the moment between signing out and the redirect. */
export const useAccount = (): AccountView | undefined => {
  const { auth } = useApp();
  const user = useSelector(auth, ({ context }) => context.user);
  return user === undefined ? undefined : accountView(user, auth.send);
};
