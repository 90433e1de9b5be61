import { useSelector } from "@xstate/react";
import { accountView, type AccountView, loginView, type LoginView } from "../../machines/auth/auth.view.ts";
import { useConsole } from "../console-context.ts";

/** What the login screen draws and calls, as the session changes. */
export const useLoginView = (): LoginView => {
  const { auth } = useConsole();
  return loginView(
    useSelector(auth, (snapshot) => snapshot),
    auth.send,
  );
};

/** Who is signed in, for the layouts; nobody for the moment between signing out and the redirect. */
export const useAccount = (): AccountView | undefined => {
  const { auth } = useConsole();
  const user = useSelector(auth, ({ context }) => context.user);
  return user === undefined ? undefined : accountView(user, auth.send);
};
