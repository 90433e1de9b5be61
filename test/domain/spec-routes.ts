import type { Role } from "../../src/domain/role.ts";

/** Who comes to a route: a session that is not known yet, nobody, or somebody of one of the four roles (§4). */
export type Visitor = "Loading" | "SignedOut" | Role;
export const VISITORS = [
  "Loading",
  "SignedOut",
  "admin",
  "editor",
  "viewer",
  "chef",
] as const satisfies ReadonlyArray<Visitor>;

export const SPEC_AREAS = ["root", "login", "public", "admin", "business"] as const;
export type SpecArea = (typeof SPEC_AREAS)[number];

/** What happens there: the page shows, a spinner shows, or the visitor is sent on. */
export type Outcome = "page" | "spinner" | "/login" | "/admin" | "/business";

/** §2 read by hand, area by area. */
export const SPEC_OUTCOMES: Readonly<Record<SpecArea, Readonly<Record<Visitor, Outcome>>>> = {
  root: {
    Loading: "spinner",
    SignedOut: "/login",
    admin: "/admin",
    editor: "/admin",
    viewer: "/admin",
    chef: "/business",
  },
  login: {
    Loading: "spinner",
    SignedOut: "page",
    admin: "/admin",
    editor: "/admin",
    viewer: "/admin",
    chef: "/business",
  },
  public: {
    Loading: "page",
    SignedOut: "page",
    admin: "page",
    editor: "page",
    viewer: "page",
    chef: "page",
  },
  admin: {
    Loading: "spinner",
    SignedOut: "/login",
    admin: "page",
    editor: "page",
    viewer: "page",
    chef: "/business",
  },
  business: {
    Loading: "spinner",
    SignedOut: "/login",
    admin: "/admin",
    editor: "/admin",
    viewer: "/admin",
    chef: "page",
  },
};

/** A route of §2 written by hand: pattern, area and, where the page only forwards, its target. */
export type SpecRoute = readonly [pattern: string, area: SpecArea, forwardsTo?: string];

/** The closed list of §2 (D2), written by hand and never read from src. */
export const SPEC_ROUTES: ReadonlyArray<SpecRoute> = [
  ["/login", "login"],
  ["/", "root"],
  ["/policies/privacy", "public"],
  ["/policies/csae", "public"],
  ["/policies/delete-account", "public"],
  ["/admin", "admin"],
  ["/admin/dashboard", "admin", "/admin"],
  ["/admin/users", "admin"],
  ["/admin/users/{id}", "admin"],
  ["/admin/users/create", "admin"],
  ["/admin/users/{id}/edit", "admin"],
  ["/admin/kitchens", "admin"],
  ["/admin/kitchens/{id}", "admin"],
  ["/admin/kitchens/create", "admin"],
  ["/admin/kitchens/{id}/edit", "admin"],
  ["/admin/tribes", "admin"],
  ["/admin/tribes/{id}", "admin"],
  ["/admin/tribes/create", "admin"],
  ["/admin/tribes/{id}/edit", "admin"],
  ["/admin/branding", "admin"],
  ["/admin/comments", "admin"],
  ["/admin/favorites", "admin"],
  ["/admin/dates", "admin"],
  ["/admin/blocks", "admin"],
  ["/admin/reports", "admin"],
  ["/admin/security", "admin"],
  ["/admin/settings", "admin"],
  ["/admin/help", "admin"],
  ["/business", "business"],
  ["/business/analytics", "business"],
  ["/business/subscription", "business"],
  // Beyond §2 (D76).
  ["/admin/account", "admin"],
  ["/business/account", "business"],
];

/** A pattern with its `{id}` filled in. */
export const filled = (pattern: string, id: string): string => pattern.split("{id}").join(id);

/** Where a path that §2 does not list leads (§2): its area's home inside an area, otherwise the root. */
export const unknownPathGoesTo = (path: string): "/admin" | "/business" | "/" => {
  if (path.startsWith("/admin/")) return "/admin";
  return path.startsWith("/business/") ? "/business" : "/";
};
