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
  "business.profile": "business.read",
  "business.profileOf": "business.read",
  "business.edit": "business.update",
  "business.metrics": "business.analytics",
  "business.metricsOf": "business.analytics",
  "business.connected": "business.read",
  "business.connectGoogle": "business.update",
  "business.analytics": "business.analytics",
  "subscriptions.info": "subscription.read",
  "subscriptions.update": "subscription.update",
  "subscriptions.plans": "subscription.read",
  "subscriptions.ofCustomer": "subscription.read",
  "subscriptions.updateOfCustomer": "subscription.update",
  "google.authorize": "business.update",
  "google.status": "business.read",
  "google.disconnect": "business.update",
  "google.sync": "business.update",
  "google.locations": "business.read",
  "analytics.userActivity": "dashboard.read",
  "analytics.popularKitchens": "dashboard.read",
  "analytics.activeTribes": "dashboard.read",
  "analytics.ofCustomer": "business.analytics",
  "analytics.ofLocation": "business.analytics",
  "analytics.total": "dashboard.read",
};

const isListed = (operation: string): operation is Operation => Object.hasOwn(ACCESS, operation);

/** Whether a role may call an operation. */
export const mayCall = (role: string | undefined, operation: string): boolean => {
  if (!isListed(operation)) return false;
  const access = ACCESS[operation];
  return asksPermission(access) ? role !== undefined && permits(role, access) : true;
};
