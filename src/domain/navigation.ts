import { permits, type Permission } from "./permission.ts";
import type { Role } from "./role.ts";

/** The entries of the admin sidebar, by name (§2). */
export type NavigationKey =
  | "dashboard"
  | "users"
  | "kitchens"
  | "tribes"
  | "comments"
  | "favorites"
  | "dates"
  | "blocks"
  | "reports"
  | "security"
  | "settings"
  | "help";

/** Where the entries of the admin sidebar lead (§2). */
export type NavigationPath =
  | "/admin"
  | `/admin/${"users" | "kitchens" | "tribes" | "comments" | "favorites" | "dates" | "blocks" | "reports"}`
  | `/admin/${"security" | "settings" | "help"}`;

/** An entry of the sidebar (§3). Its title and icon are the interface's; the key names them. */
export interface NavigationItem {
  readonly key: NavigationKey;
  readonly path: NavigationPath;
  readonly requiredPermission: Permission | undefined;
  readonly badge: "admin" | undefined;
}

const item = (
  key: NavigationKey,
  path: NavigationPath,
  requiredPermission?: Permission,
  badge?: "admin",
): NavigationItem => ({ key, path, requiredPermission, badge });

/** The admin sidebar in the order of §2, with the permissions of §6. */
export const ADMIN_NAVIGATION: ReadonlyArray<NavigationItem> = [
  item("dashboard", "/admin", "dashboard.read"),
  item("users", "/admin/users", "users.read"),
  item("kitchens", "/admin/kitchens", "kitchens.read"),
  item("tribes", "/admin/tribes", "tribes.read"),
  item("comments", "/admin/comments", "comments.read"),
  item("favorites", "/admin/favorites", "favorites.read"),
  item("dates", "/admin/dates", "dates.read"),
  item("blocks", "/admin/blocks", "blocks.read"),
  item("reports", "/admin/reports", "reports.read"),
  item("security", "/admin/security", "settings.read", "admin"),
  item("settings", "/admin/settings", "settings.read"),
  item("help", "/admin/help"),
];

/** The entries a role sees (§6). */
export const navigationFor = (role: Role): ReadonlyArray<NavigationItem> =>
  ADMIN_NAVIGATION.filter(
    ({ requiredPermission }) => requiredPermission === undefined || permits(role, requiredPermission),
  );

/** Whether a path lies at or below another, on whole segments (D3). */
export const isAtOrBelow = (path: string, ancestor: string): boolean =>
  path === ancestor || path.startsWith(`${ancestor}/`);

/** The entry to highlight for a path (D3): the longest that matches; the area's home only on its own page. */
export const currentPath = <Path extends string>(
  paths: ReadonlyArray<Path>,
  home: Path,
  path: string,
): Path | undefined => {
  const here = path.length > 1 ? path.replace(/\/+$/u, "") : path;
  return paths
    .filter((candidate) => (candidate === home ? here === home : isAtOrBelow(here, candidate)))
    .toSorted((a, b) => b.length - a.length)[0];
};
