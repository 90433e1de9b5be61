import { createContext, use } from "react";
import type { App, SignedInActors } from "../machines/app.ts";

export const AppContext = createContext<App | undefined>(undefined);

/** The app that a screen stands in; throws outside its provider (§8). */
export const useApp = (): App => {
  const app = use(AppContext);
  if (app === undefined) throw new Error("useApp must be used inside AppProviders");
  return app;
};

/** What signed-in pages work with. */
export const useSignedInActors = (): SignedInActors => useApp().signedInActors();
