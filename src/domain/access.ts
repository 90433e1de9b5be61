import type { Role } from "./role.ts";
import type { Session } from "./session.ts";

/** The parts of the console that ask for different visitors (§2). */
export type Area = "root" | "login" | "public" | "admin" | "business";

/** What has texts of its own, which come with its pages: the first screen has no room for them. */
export type TextArea = "public" | "admin" | "business" | "analytics" | "subscription" | "own" | "moderation";

export const LOGIN = "/login";
export const ADMIN_HOME = "/admin";
export const BUSINESS_HOME = "/business";

export type Home = typeof ADMIN_HOME | typeof BUSINESS_HOME;

/** Where a role lives (§2): chefs in the business area, everybody else in the admin area. */
export const homeOf = (role: Role): Home => (role === "chef" ? BUSINESS_HOME : ADMIN_HOME);

/** What a guard does with a visitor: let in, send elsewhere, or wait until the session is known. */
export type Decision =
  | { readonly _tag: "Allow" }
  | { readonly _tag: "Wait" }
  | { readonly _tag: "Redirect"; readonly to: typeof LOGIN | Home };

const allow: Decision = { _tag: "Allow" };
const wait: Decision = { _tag: "Wait" };
const redirect = (to: typeof LOGIN | Home): Decision => ({ _tag: "Redirect", to });

/** The one decision that every guard asks for (§2, §6): by role only, never by permission (D4). */
export const decide = (session: Session, area: Area): Decision => {
  if (area === "public") return allow;
  switch (session._tag) {
    case "Loading":
      return wait;
    case "SignedOut":
      return area === "login" ? allow : redirect(LOGIN);
    case "SignedIn": {
      const home = homeOf(session.user.role);
      const homeArea: Area = home === BUSINESS_HOME ? "business" : "admin";
      return area === homeArea ? allow : redirect(home);
    }
  }
};
