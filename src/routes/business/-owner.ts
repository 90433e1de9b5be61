import type { UserId } from "../../domain/id.ts";
import type { App } from "../../machines/app.ts";

/** The chef whose business the page is about (D16). The guard lets nobody else through. */
export const ownerOf = async ({ settledSession }: App): Promise<UserId> => {
  const session = await settledSession();
  if (session._tag !== "SignedIn") throw new Error("A business page was loaded for nobody");
  return session.user.userId;
};
