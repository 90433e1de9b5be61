import { type ParsedLocation, redirect } from "@tanstack/react-router";
import { ADMIN_HOME, type Area, BUSINESS_HOME, decide, LOGIN } from "../domain/access.ts";
import type { App } from "../machines/app.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The page asked for before signing in; only a wish, validated where it is offered (D5). */
    readonly asked?: string;
  }
}

const HOMES: ReadonlyArray<string> = [ADMIN_HOME, BUSINESS_HOME, "/"];

/** What a public page beyond the first screen needs. */
export const prepared = ({ context }: { context: App }): Promise<void> => context.prepared("public");

/** The one guard (§2, §6): waits until it is known who is there, asks the domain, and redirects. */
export const guard =
  (area: Area) =>
  async ({
    context,
    location,
    search,
  }: {
    context: App;
    location: ParsedLocation;
    search: { from?: string };
  }): Promise<void> => {
    const decision = decide(await context.settledSession(), area);
    if (decision._tag !== "Redirect")
      return area === "login" || area === "root" ? undefined : context.prepared(area);
    const { pathname } = location;
    throw decision.to === LOGIN
      ? redirect({ to: LOGIN, search: HOMES.includes(pathname) ? {} : { from: pathname }, replace: true })
      : redirect({
          to: decision.to,
          replace: true,
          state: search.from === undefined ? {} : { asked: search.from },
        });
  };
