import { type ParsedLocation, redirect } from "@tanstack/react-router";
import { ADMIN_HOME, BUSINESS_HOME, decide, type Decision, LOGIN } from "../domain/access.ts";
import type { AppUser } from "../domain/session.ts";
import type { App, SignedInActors } from "../machines/app.ts";
import { settledSession } from "../machines/auth/settled-session.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The page asked for before signing in; only a wish, validated where it is offered. */
    readonly asked?: string | undefined;
    /** By uid, who was at the page that is asked for when their session ended: nobody else is offered it. */
    readonly whose?: string | undefined;
  }
}

interface Visit {
  readonly context: App;
  readonly location: ParsedLocation;
  readonly cause: "preload" | "enter" | "stay";
  readonly search: { readonly from?: string | undefined };
}

/** What the pages below a guard know. */
interface SignedIn {
  readonly user: AppUser;
  readonly actors: SignedInActors;
  /** Whether what is around the page stands already; before that nothing waits for an answer. */
  readonly isDrawn: boolean;
}

const HOMES: ReadonlyArray<string> = [ADMIN_HOME, BUSINESS_HOME, "/"];

/** By uid, whom this tab let in last; who they are is forgotten with their session. */
let last: string | undefined;

const elsewhere = (decision: Decision, { cause, context, location, search: { from } }: Visit) => {
  const to = decision._tag === "Redirect" ? decision.to : LOGIN;
  const { failure, identity } = context.auth.getSnapshot().context;
  // Who left in this tab finds no way back, and the next one is not told where they were.
  const hasLeft = cause === "stay" && !failure;
  const isHome = HOMES.includes(location.pathname) && !("edit" in location.search);
  return to === LOGIN
    ? redirect({
        to,
        search: hasLeft || isHome ? {} : { from: location.pathname + location.searchStr },
        replace: true,
        state: { whose: identity?.uid ?? last },
      })
    : redirect({
        to,
        replace: true,
        state: { asked: [undefined, identity?.uid].includes(location.state.whose) ? from : undefined },
      });
};

/** What a public page beyond the first screen needs. */
export const prepared = async ({ context }: { context: App }): Promise<void> =>
  void (await context.prepared("public"));

/** Sends on whoever has no business at a page for visitors. */
export const visitorsOnly =
  (area: "root" | "login") =>
  async (visit: Visit): Promise<void> => {
    const decision = decide(await settledSession(visit.context.auth), area);
    if (decision._tag === "Redirect") throw elsewhere(decision, visit);
  };

/** Waits until it is known who is there, asks the domain, and lets in with what is needed there, or redirects. */
export const guard =
  (area: "admin" | "business") =>
  async (visit: Visit): Promise<SignedIn> => {
    const session = await settledSession(visit.context.auth);
    const decision = decide(session, area);
    if (decision._tag !== "Allow" || session._tag !== "SignedIn") throw elsewhere(decision, visit);
    last = session.user.uid;
    const actors = await visit.context.prepared(area);
    return { user: session.user, actors, isDrawn: visit.cause !== "enter" };
  };
