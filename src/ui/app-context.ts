import { createContext, use } from "react";
import type { AppUser } from "../domain/session.ts";
import type { App, SignedInActors } from "../machines/app.ts";

/** A context and the way to read it; reading it where nobody gave it is a bug. */
const given = <A>(hook: string, giver: string) => {
  const Context = createContext<A | undefined>(undefined);
  const useGiven = (): A => {
    const value = use(Context);
    if (value === undefined) throw new Error(`${hook} must be used inside ${giver}`);
    return value;
  };
  return [Context, useGiven] as const;
};

/** The app that a screen stands in. */
export const [AppContext, useApp] = given<App>("useApp", "AppProviders");

/** Who is signed in, for the pages below a guard. */
export const [UserContext, useUser] = given<AppUser>("useUser", "a signed-in page");

/** What signed-in pages work with. */
export const [SignedInActorsContext, useSignedInActors] = given<SignedInActors>(
  "useSignedInActors",
  "a signed-in page",
);
