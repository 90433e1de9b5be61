import { createContext, use } from "react";
import type { Console, Desk } from "../machines/console.ts";

export const ConsoleContext = createContext<Console | undefined>(undefined);

/** The console that a screen stands in; throws outside its provider (§8). */
export const useConsole = (): Console => {
  const console = use(ConsoleContext);
  if (console === undefined) throw new Error("useConsole must be used inside ConsoleProviders");
  return console;
};

/** What signed-in pages work with. */
export const useDesk = (): Desk => useConsole().desk();
