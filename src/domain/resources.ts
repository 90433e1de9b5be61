import type { Permission } from "./permission.ts";

const resource = <Name extends string, Kind extends string>(name: Name, kind: Kind, shortcut: string) =>
  ({
    name,
    /** What one of its records is in the log, and where a list is narrowed to what is about it. */
    kind,
    /** The key that leads to its list, after the leader. */
    shortcut,
    list: `/admin/${name}`,
    create: `/admin/${name}/create`,
    detail: `/admin/${name}/$id`,
    edit: `/admin/${name}/$id/edit`,
    permissions: {
      read: `${name}.read`,
      create: `${name}.create`,
      update: `${name}.update`,
      delete: `${name}.delete`,
    },
  }) as const;

/** The kinds of record that have pages of their own (§2, §3): a list, a page each, and forms. */
export const RESOURCES = {
  users: resource("users", "user", "u"),
  kitchens: resource("kitchens", "kitchen", "k"),
  tribes: resource("tribes", "tribe", "t"),
} as const satisfies Readonly<Record<string, { readonly permissions: Readonly<Record<string, Permission>> }>>;

export type ResourceName = keyof typeof RESOURCES;

/** What people leave behind: kinds of record with a list, and no page or form of their own (§2, D65). */
export const CONTRIBUTIONS = ["comments", "favorites", "dates", "blocks"] as const;

export type ContributionName = (typeof CONTRIBUTIONS)[number];

/** The kinds of record that are listed. */
export type ListName = ResourceName | ContributionName;

/** A list, or the log, which is narrowed as lists are. */
export type Listing = ListName | "security";

export const listPath = <Name extends Listing>(name: Name) => `/admin/${name}` as const;

export const isResource = (name: Listing): name is ResourceName => Object.hasOwn(RESOURCES, name);

/** The kinds of record, in the order of the menu. */
export const EVERY_RESOURCE = Object.values(RESOURCES);

const page = <Key extends string, Path extends string>(
  key: Key,
  path: Path,
  requiredPermission?: Permission,
  badge?: "admin",
) => ({ key, path, requiredPermission, badge });

/** The admin sidebar in the order of §2, with the permissions of §6. Titles and icons are the interface's. */
export const ADMIN_MENU = [
  page("dashboard", "/admin", "dashboard.read"),
  ...EVERY_RESOURCE.map(({ name, list, permissions }) => page(name, list, permissions.read)),
  ...CONTRIBUTIONS.map((name) => page(name, listPath(name), `${name}.read`)),
  page("reports", "/admin/reports", "reports.read"),
  page("security", "/admin/security", "settings.read", "admin"),
  page("settings", "/admin/settings", "settings.read"),
  page("help", "/admin/help"),
];

/** An entry of the sidebar (§3). */
export type MenuEntry = (typeof ADMIN_MENU)[number];
