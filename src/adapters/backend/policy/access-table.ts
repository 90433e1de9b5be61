import { permits, type Permission } from "../../../domain/permission.ts";
import { isRole } from "../../../domain/role.ts";
import type { Operation } from "../../contract/operations.ts";

/** Who may call an operation: anybody, anybody signed in, whose record it is (the handler asks), or by permission. */
type Access = "public" | "signed in" | "owner" | Permission | OwnerOr;

/** The user whom a call is about, and by permission whoever else (the handler asks). */
interface OwnerOr {
  readonly ownerOr: Permission;
}

/** An entry of the table as a page shows it. */
export const accessInWords = (access: Access): string =>
  typeof access === "string" ? access : `owner or ${access.ownerOr}`;

/** The one table of access. What is not in it is denied, and the compiler asks for every operation. */
export const ACCESS: Readonly<Record<Operation, Access>> = {
  "authentication.exchange": "public",
  "authentication.createUser": "public",
  "health.check": "public",
  "users.all": "users.read",
  "users.count": "users.read",
  "users.page": "users.read",
  "users.byId": { ownerOr: "users.read" },
  "users.find": "users.read",
  "users.edit": { ownerOr: "users.update" },
  "users.remove": "users.delete",
  "roles.all": "users.read",
  "tribes.all": "tribes.read",
  "tribes.count": "tribes.read",
  "tribes.page": "tribes.read",
  "tribes.byId": "tribes.read",
  "tribes.find": "tribes.read",
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
  "kitchens.all": { ownerOr: "kitchens.read" },
  "kitchens.count": "kitchens.read",
  "kitchens.page": "kitchens.read",
  "kitchens.byId": "kitchens.read",
  "kitchens.find": "kitchens.read",
  "kitchens.create": "kitchens.create",
  "kitchens.edit": "kitchens.update",
  "kitchens.remove": "kitchens.delete",
  "kitchenImages.fromKitchenImage": "kitchens.read",
  "kitchenImages.fromImages": "kitchens.read",
  "votes.ofKitchen": "signed in",
  "votes.ofUser": "owner",
  "votes.vote": "owner",
  "votes.withdraw": "owner",
  "favorites.all": "favorites.read",
  "favorites.count": "favorites.read",
  "favorites.page": "favorites.read",
  "favorites.byId": "favorites.read",
  "favorites.create": "owner",
  "favorites.edit": "owner",
  "favorites.remove": "owner",
  "favorites.ofUser": { ownerOr: "favorites.read" },
  "favorites.ofKitchen": "favorites.read",
  "favorites.byUserAndKitchen": { ownerOr: "favorites.read" },
  "blocks.all": "blocks.read",
  "blocks.count": "blocks.read",
  "blocks.page": "blocks.read",
  "blocks.byId": "blocks.read",
  "blocks.create": "owner",
  "blocks.edit": "owner",
  "blocks.remove": "owner",
  "blocks.ofUser": { ownerOr: "blocks.read" },
  "blocks.ofKitchen": "blocks.read",
  "blocks.byUserAndKitchen": { ownerOr: "blocks.read" },
  "comments.all": "comments.read",
  "comments.count": "comments.read",
  "comments.page": "comments.read",
  "comments.byId": "comments.read",
  "comments.create": "owner",
  "comments.edit": "owner",
  "comments.remove": "owner",
  "comments.ofUser": { ownerOr: "comments.read" },
  "comments.ofKitchen": { ownerOr: "comments.read" },
  "comments.ofTribe": "comments.read",
  "dates.all": "dates.read",
  "dates.count": "dates.read",
  "dates.page": "dates.read",
  "dates.byId": "dates.read",
  "dates.range": "dates.read",
  "dates.create": "owner",
  "dates.edit": "owner",
  "dates.remove": "owner",
  "dates.ofUser": { ownerOr: "dates.read" },
  "dates.ofKitchen": "dates.read",
  "reports.all": "reports.read",
  "reports.page": "reports.read",
  "reports.byId": "reports.read",
  "reports.remove": "owner",
  "presences.others": "reports.read",
  "presences.announce": "reports.read",
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
  "notifications.all": "dashboard.read",
  "notifications.page": "dashboard.read",
  "notifications.ofUser": "owner",
  "notifications.create": "signed in",
  "notifications.markRead": "owner",
  "activities.page": { ownerOr: "dashboard.read" },
  "activities.liking": { ownerOr: "kitchens.read" },
  "profileImages.ofUser": "owner",
  "profileImages.upload": "owner",
  "profileImages.remove": "owner",
};

const isListed = (operation: string): operation is Operation => Object.hasOwn(ACCESS, operation);

export const mayCall = (role: string | undefined, operation: string): boolean => {
  if (!isListed(operation)) return false;
  const access = ACCESS[operation];
  if (access === "public") return true;
  if (typeof access === "object" || access === "signed in" || access === "owner") return isRole(role);
  return permits(role, access);
};

/** Whether a role may call an operation about somebody else, where the table tells that from oneself. */
export const mayCallForOthers = (role: string | undefined, operation: Operation): boolean => {
  const access = ACCESS[operation];
  return typeof access === "object" && permits(role, access.ownerOr);
};
