import { useSelector } from "@xstate/react";
import { accountView, type AccountView } from "../machines/auth/auth.view.ts";
import { useConsole } from "../ui/console-context.ts";

/** Who is signed in, for the layouts; nobody for the moment between signing out and the redirect. */
export const useAccount = (): AccountView | undefined => {
  const { auth } = useConsole();
  const user = useSelector(auth, ({ context }) => context.user);
  return user === undefined ? undefined : accountView(user, auth.send);
};
