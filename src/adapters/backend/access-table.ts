import { permits, type Permission } from "../../domain/permission.ts";
import type { Operation } from "../contract/operations.ts";

/** Who may call an operation: anybody, anybody signed in, whose record it is (the handler asks), or by permission (D13). */
export type Access = "public" | "signed in" | "owner" | Permission;

/** What the table leaves to nobody or to the handler, rather than to a permission. */
const BEYOND_PERMISSIONS: ReadonlySet<Access> = new Set<Access>(["public", "signed in", "owner"]);

const asksPermission = (access: Access): access is Permission => !BEYOND_PERMISSIONS.has(access);

/** The one table of access (D13). What is not in it is denied, and the compiler asks for every operation. */
export const ACCESS: Readonly<Record<Operation, Access>> = {
  "authentication.exchange": "public",
  "health.check": "public",
  "users.all": "users.read",
  "users.count": "users.read",
  "users.page": "users.read",
  "users.byId": "users.read",
  "users.edit": "users.update",
  "users.remove": "users.delete",
  "roles.all": "users.read",
  "search.users": "users.read",
  "search.tribes": "tribes.read",
  "tribes.all": "tribes.read",
  "tribes.count": "tribes.read",
  "tribes.page": "tribes.read",
  "tribes.byId": "tribes.read",
  "tribes.create": "tribes.create",
  "tribes.edit": "tribes.update",
  "tribes.remove": "tribes.delete",
  "tribes.members": "tribes.read",
  "tribes.addMember": "tribes.update",
  "tribes.removeMember": "tribes.update",
  "tribeImages.ofTribe": "tribes.read",
  "tribeImages.create": "owner",
  "tribeImages.remove": "owner",
  "locations.all": "signed in",
  "locations.nearby": "signed in",
  "locations.byId": "signed in",
  "locations.create": "owner",
  "locations.edit": "owner",
  "locations.remove": "owner",
  "search.kitchens": "kitchens.read",
  "kitchens.all": "kitchens.read",
  "kitchens.count": "kitchens.read",
  "kitchens.page": "kitchens.read",
  "kitchens.byId": "kitchens.read",
  "kitchens.create": "kitchens.create",
  "kitchens.edit": "kitchens.update",
  "kitchens.remove": "kitchens.delete",
  "kitchenImages.fromKitchenImage": "kitchens.read",
  "kitchenImages.fromImages": "kitchens.read",
  "votes.ofKitchen": "signed in",
  "votes.ofUser": "owner",
  "votes.vote": "owner",
  "votes.withdraw": "owner",
};

const isListed = (operation: string): operation is Operation => Object.hasOwn(ACCESS, operation);

/** Whether a role may call an operation. */
export const mayCall = (role: string | undefined, operation: string): boolean => {
  if (!isListed(operation)) return false;
  const access = ACCESS[operation];
  return asksPermission(access) ? role !== undefined && permits(role, access) : true;
};
