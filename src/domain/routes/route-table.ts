import type { Area } from "../access.ts";
import { ADMIN_MENU, EVERY_RESOURCE } from "../resources.ts";

/** A route of the console: its pattern (`{id}` stands for an id) and, for pages that only forward, where to. */
interface RouteRow {
  readonly pattern: string;
  readonly area: Area;
  readonly forwardsTo?: string;
}

const ADMIN_PATHS: ReadonlyArray<string> = [
  ...ADMIN_MENU.map(({ path }) => path),
  ...EVERY_RESOURCE.flatMap(({ create, detail, edit }) => [create, detail, edit]),
];

/** Every route of §2 and one's own account (D76). The list is closed (D2). Static segments beat `{id}` (D6), so they stand first. */
export const ROUTE_TABLE: ReadonlyArray<RouteRow> = [
  { pattern: "/", area: "root" },
  { pattern: "/login", area: "login" },
  { pattern: "/policies/privacy", area: "public" },
  { pattern: "/policies/csae", area: "public" },
  { pattern: "/policies/delete-account", area: "public" },
  { pattern: "/admin/dashboard", area: "admin", forwardsTo: "/admin" },
  { pattern: "/admin/branding", area: "admin" },
  { pattern: "/admin/account", area: "admin" },
  ...ADMIN_PATHS.map((path): RouteRow => ({ pattern: path.replace("$id", "{id}"), area: "admin" })),
  { pattern: "/business", area: "business" },
  { pattern: "/business/analytics", area: "business" },
  { pattern: "/business/subscription", area: "business" },
  { pattern: "/business/account", area: "business" },
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
