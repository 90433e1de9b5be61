import { permits, type Permission } from "../../domain/permission.ts";
import { isRole } from "../../domain/role.ts";
import type { Operation } from "../contract/operations.ts";

/** Who may call an operation: anybody, anybody signed in, whose record it is (the handler asks), or by permission (D13). */
export type Access = "public" | "signed in" | "owner" | Permission;

/** What the table leaves to nobody or to the handler, rather than to a permission. */
const BEYOND_PERMISSIONS: ReadonlySet<Access> = new Set<Access>(["public", "signed in", "owner"]);

const asksPermission = (access: Access): access is Permission => !BEYOND_PERMISSIONS.has(access);

/** The one table of access (D13). What is not in it is denied, and the compiler asks for every operation. */
export const ACCESS: Readonly<Record<Operation, Access>> = {
  "authentication.exchange": "public",
  "authentication.createUser": "public",
  "health.check": "public",
  "users.all": "users.read",
  "users.count": "users.read",
  "users.page": "users.read",
  "users.byId": "users.read",
  "users.edit": "users.update",
  "users.remove": "users.delete",
  "roles.all": "users.read",
  "search.users": "users.read",
  "notifications.all": "dashboard.read",
  "notifications.page": "dashboard.read",
  "notifications.ofUser": "owner",
  "notifications.create": "signed in",
  "notifications.markRead": "owner",
  "profileImages.ofUser": "owner",
  "profileImages.upload": "owner",
  "profileImages.remove": "owner",
};

const isListed = (operation: string): operation is Operation => Object.hasOwn(ACCESS, operation);

/** Whether a role may call an operation. */
export const mayCall = (role: string | undefined, operation: string): boolean => {
  if (!isListed(operation)) return false;
  const access = ACCESS[operation];
  if (access === "public") return true;
  if (role === undefined || !isRole(role)) return false;
  return asksPermission(access) ? permits(role, access) : true;
};
