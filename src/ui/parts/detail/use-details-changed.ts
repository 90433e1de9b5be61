import { useApp, useUser } from "../../app-context.ts";

/** What is done once somebody's name or picture was changed: the session shows one's own. */
export const useDetailsChanged = (): ((userId: string) => void) => {
  const { auth } = useApp();
  const own = useUser().userId;
  return (userId) => {
    if (userId === own) auth.send({ type: "details changed" });
  };
};
