import type { Area } from "./access.ts";

/** A route of the console: its pattern (`{id}` stands for an id) and, for pages that only forward, where to. */
export interface RouteRow {
  readonly pattern: string;
  readonly area: Area;
  readonly forwardsTo?: string;
}

/** Every route of §2. The list is closed (D2). Static segments beat `{id}` (D6), so they stand first. */
export const ROUTE_TABLE: ReadonlyArray<RouteRow> = [
  { pattern: "/", area: "root" },
  { pattern: "/login", area: "login" },
  { pattern: "/policies/privacy", area: "public" },
  { pattern: "/policies/csae", area: "public" },
  { pattern: "/policies/delete-account", area: "public" },
  { pattern: "/admin", area: "admin" },
  { pattern: "/admin/dashboard", area: "admin", forwardsTo: "/admin" },
  { pattern: "/admin/users", area: "admin" },
  { pattern: "/admin/users/create", area: "admin" },
  { pattern: "/admin/users/{id}", area: "admin" },
  { pattern: "/admin/users/{id}/edit", area: "admin" },
  { pattern: "/admin/kitchens", area: "admin" },
  { pattern: "/admin/kitchens/create", area: "admin" },
  { pattern: "/admin/kitchens/{id}", area: "admin" },
  { pattern: "/admin/kitchens/{id}/edit", area: "admin" },
  { pattern: "/admin/tribes", area: "admin" },
  { pattern: "/admin/tribes/create", area: "admin" },
  { pattern: "/admin/tribes/{id}", area: "admin" },
  { pattern: "/admin/tribes/{id}/edit", area: "admin" },
  { pattern: "/admin/branding", area: "admin" },
  { pattern: "/admin/comments", area: "admin" },
  { pattern: "/admin/favorites", area: "admin" },
  { pattern: "/admin/dates", area: "admin" },
  { pattern: "/admin/blocks", area: "admin" },
  { pattern: "/admin/reports", area: "admin" },
  { pattern: "/admin/security", area: "admin" },
  { pattern: "/admin/settings", area: "admin" },
  { pattern: "/admin/help", area: "admin" },
  { pattern: "/business", area: "business" },
  { pattern: "/business/analytics", area: "business" },
  { pattern: "/business/subscription", area: "business" },
];

const trimmed = (path: string): string => (path === "/" ? path : path.replace(/\/+$/u, "") || "/");

const matches = (pattern: string, path: string): boolean => {
  const wanted = pattern.split("/");
  const given = path.split("/");
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => (segment === "{id}" ? given[index] !== "" : segment === given[index]))
  );
};

/** The row of the table that a path falls under, or nothing where §2 knows no such page. */
export const routeOf = (path: string): RouteRow | undefined =>
  ROUTE_TABLE.find((row) => matches(row.pattern, trimmed(path)));

/** Where a path that §2 does not list leads (§2): its area's home inside an area, otherwise the root. */
export const unknownPathGoesTo = (path: string): "/admin" | "/business" | "/" => {
  if (path.startsWith("/admin/")) return "/admin";
  return path.startsWith("/business/") ? "/business" : "/";
};
