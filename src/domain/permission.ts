import { isRole, ROLES, type Role } from "./role.ts";

const STAFF_PERMISSIONS = [
  "users.read",
  "users.create",
  "users.update",
  "users.delete",
  "kitchens.read",
  "kitchens.create",
  "kitchens.update",
  "kitchens.delete",
  "tribes.read",
  "tribes.create",
  "tribes.update",
  "tribes.delete",
  "comments.read",
  "favorites.read",
  "dates.read",
  "blocks.read",
  "dashboard.read",
  "reports.read",
  "settings.read",
  "settings.update",
] as const;

const CHEF_PERMISSIONS = [
  "business.read",
  "business.update",
  "business.analytics",
  "business.reviews.read",
  "business.reviews.reply",
  "business.photos.manage",
  "business.posts.create",
  "business.posts.update",
  "business.hours.update",
  "subscription.read",
  "subscription.update",
  "profile.read",
  "profile.update",
  "business.dashboard",
] as const;

/** The 34 permissions of §6, in the order of that section: those of staff, then those of chefs. */
export const PERMISSIONS = [...STAFF_PERMISSIONS, ...CHEF_PERMISSIONS] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** Who may do what (§6, D12). The one table that sidebar, buttons, backend and tests ask. */
const GRANTS: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  admin: new Set<Permission>(STAFF_PERMISSIONS),
  editor: new Set<Permission>([
    "users.read",
    "users.update",
    "kitchens.read",
    "kitchens.create",
    "kitchens.update",
    "tribes.read",
    "tribes.create",
    "tribes.update",
    "comments.read",
    "favorites.read",
    "dashboard.read",
    "reports.read",
  ]),
  viewer: new Set<Permission>([
    "users.read",
    "kitchens.read",
    "tribes.read",
    "comments.read",
    "favorites.read",
    "dashboard.read",
    "reports.read",
  ]),
  chef: new Set<Permission>(CHEF_PERMISSIONS),
};

/** Whether a role may do something (§6, D12); no role, or one that is none of the four, may do nothing. */
export const permits = (role: string | undefined, permission: Permission): boolean =>
  isRole(role) && GRANTS[role].has(permission);

/** Everything a role may do, in the table's order. */
export const permissionsOf = (role: Role): ReadonlyArray<Permission> =>
  PERMISSIONS.filter((permission) => permits(role, permission));

/** The roles that may do something; what a disabled control names as its reason (D4). */
export const rolesWith = (permission: Permission): ReadonlyArray<Role> =>
  ROLES.filter((role) => permits(role, permission));
