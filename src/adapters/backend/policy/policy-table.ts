import type { NotedKind } from "../../../domain/activity.ts";
import { businessForm } from "../../../domain/business/profile-form.ts";
import { kitchenForm } from "../../../domain/kitchen.ts";
import type { Permission } from "../../../domain/permission.ts";
import { tribeForm } from "../../../domain/tribe.ts";
import type { Operation } from "../../contract/operations.ts";
import { columnNamed } from "../database/tables.ts";

/** Who may call an operation: anybody, anybody signed in, whose record it is (the handler asks), or by permission. */
export type Access = "public" | "signed in" | "owner" | Permission | OwnerOr | AnyOf;

/** The user whom a call is about, and by permission whoever else (the handler asks). */
interface OwnerOr {
  readonly ownerOr: Permission;
}

interface AnyOf {
  readonly anyOf: ReadonlyArray<Permission>;
}

/** What an operation changes, where its row says so, and what is noted of it (D66). */
export interface Noted {
  readonly kind: NotedKind;
  readonly table: string;
  /** The column with the id of the record whose change it is. */
  readonly key: string;
  /** What is kept of a row, by the names that records have outside: no secret, no token, no date of birth. */
  readonly kept: Readonly<Record<string, string>>;
  /** Another record whose page tells of it too, and the column with its id. */
  readonly also?: { readonly kind: NotedKind; readonly key: string };
  /** Where no row changed, it is a change all the same, of what the address names or of whoever asked. */
  readonly isOwn?: true;
  /** It waits for somebody, or counts attempts, outside of the change; its port has the transaction. */
  readonly isInParts?: true;
}

/** Who may call an operation, and what it changes, if any record: signing in changes none. */
export type Policy = Access | { readonly access: Access; readonly changes: Noted };

/** A table that is about one kind of record. */
const tableOf = (kind: NotedKind, table: string, kept: Noted["kept"]): Noted => ({
  kind,
  table,
  key: `${kind}_id`,
  kept,
});

/** A kind of record that has a table of its own. */
const ownTable = (kind: NotedKind, kept: Noted["kept"]): Noted => tableOf(kind, `${kind}s`, kept);

/** What the form of a record holds, by column. */
const formOf = <Fields extends object>(
  { empty }: { readonly empty: Fields },
  elsewhere: Partial<Record<keyof Fields, string>> = {},
): Noted["kept"] => {
  const columns: Readonly<Record<string, string | undefined>> = elsewhere;
  return Object.fromEntries(Object.keys(empty).map((field) => [columns[field] ?? columnNamed(field), field]));
};

const USER = ownTable("user", { nombre: "nombre", email: "email", role_id: "role", verified: "verified" });
const KITCHEN = ownTable("kitchen", formOf(kitchenForm, { userChef: "chef_user_id", tribe: "tribe_id" }));
const TRIBE = ownTable("tribe", formOf(tribeForm, { leader: "leader_user_id" }));
const MEMBERSHIP: Noted = {
  ...tableOf("tribe", "tribe_members", { user_id: "member" }),
  also: { kind: "user", key: "user_id" },
};
const TRIBE_IMAGE = tableOf("tribe", "tribe_images", { image_url: "imageUrl", description: "description" });
const LOCATION: Noted = {
  ...ownTable("location", { nombre: "nombre", lat: "lat", lng: "lng", kitchen_id: "kitchen" }),
  key: "ubicacion_id",
};
const VOTE: Noted = {
  kind: "vote",
  table: "kitchen_votes",
  key: "kitchen_id",
  kept: { user_id: "user", positive: "positive" },
};
const FAVORITE = ownTable("favorite", { user_id: "user", kitchen_id: "kitchen" });
const BLOCK = ownTable("block", { user_id: "user", kitchen_id: "kitchen" });
const COMMENT = ownTable("comment", {
  user_id: "user",
  kitchen_id: "kitchen",
  tribe_id: "tribe",
  text: "text",
});
const DATE: Noted = {
  ...ownTable("date", { source_user_id: "user", target_user_id: "target", kitchen_id: "kitchen" }),
  key: "dates_id",
};
const REPORT: Noted = {
  ...ownTable("report", { user_id: "user", kitchen_id: "kitchen", reason: "reason" }),
  also: { kind: "kitchen", key: "kitchen_id" },
};
const NOTIFICATION = ownTable("notification", {
  user_id: "user",
  title: "title",
  message: "message",
  read: "read",
});
const COPY = tableOf("notification", "notification_copies", { read: "read" });
const PROFILE_IMAGE = tableOf("user", "profile_images", { image_url: "imageUrl" });
const BUSINESS = tableOf("user", "businesses", formOf(businessForm));
const SUBSCRIPTION = tableOf("user", "subscriptions", {
  plan_id: "plan",
  next_billing_date: "nextBillingDate",
});
const CONNECTION: Noted = {
  ...tableOf("user", "google_connections", { google_email: "googleEmail" }),
  isOwn: true,
  isInParts: true,
};

/** The one table of what the backend allows and notes. What is not in it is denied, and the compiler asks for every operation. */
export const POLICY = {
  "authentication.exchange": "public",
  "authentication.createUser": { access: "public", changes: { ...USER, isInParts: true } },
  "health.check": "public",
  "users.all": "users.read",
  "users.count": "users.read",
  "users.page": "users.read",
  "users.byId": { ownerOr: "users.read" },
  "users.find": "users.read",
  "users.edit": { access: { ownerOr: "users.update" }, changes: { ...USER, isInParts: true } },
  "users.remove": { access: "users.delete", changes: { ...USER, isInParts: true } },
  "roles.all": "users.read",
  "tribes.all": "tribes.read",
  "tribes.count": "tribes.read",
  "tribes.page": "tribes.read",
  "tribes.byId": "tribes.read",
  "tribes.find": "tribes.read",
  "tribes.create": { access: "tribes.create", changes: TRIBE },
  "tribes.edit": { access: "tribes.update", changes: TRIBE },
  "tribes.remove": { access: "tribes.delete", changes: TRIBE },
  "tribes.members": "tribes.read",
  "tribes.addMember": { access: "tribes.update", changes: MEMBERSHIP },
  "tribes.removeMember": { access: "tribes.update", changes: MEMBERSHIP },
  "tribeImages.ofTribe": "tribes.read",
  "tribeImages.create": { access: "owner", changes: TRIBE_IMAGE },
  "tribeImages.remove": { access: "owner", changes: TRIBE_IMAGE },
  "locations.all": "signed in",
  "locations.nearby": "signed in",
  "locations.byId": "signed in",
  "locations.create": { access: "owner", changes: LOCATION },
  "locations.edit": { access: "owner", changes: LOCATION },
  "locations.remove": { access: "owner", changes: LOCATION },
  "kitchens.all": { ownerOr: "kitchens.read" },
  "kitchens.count": "kitchens.read",
  "kitchens.page": "kitchens.read",
  "kitchens.byId": "kitchens.read",
  "kitchens.find": "kitchens.read",
  "kitchens.create": { access: "kitchens.create", changes: KITCHEN },
  "kitchens.edit": { access: "kitchens.update", changes: KITCHEN },
  "kitchens.remove": { access: "kitchens.delete", changes: KITCHEN },
  "kitchenImages.fromKitchenImage": "kitchens.read",
  "kitchenImages.fromImages": "kitchens.read",
  "votes.ofKitchen": "signed in",
  "votes.ofUser": "owner",
  "votes.vote": { access: "owner", changes: VOTE },
  "votes.withdraw": { access: "owner", changes: VOTE },
  "favorites.all": "favorites.read",
  "favorites.count": "favorites.read",
  "favorites.page": "favorites.read",
  "favorites.byId": "favorites.read",
  "favorites.create": { access: "owner", changes: FAVORITE },
  "favorites.edit": { access: "owner", changes: FAVORITE },
  "favorites.remove": { access: "owner", changes: FAVORITE },
  "favorites.ofUser": { ownerOr: "favorites.read" },
  "favorites.ofKitchen": "favorites.read",
  "favorites.byUserAndKitchen": { ownerOr: "favorites.read" },
  "blocks.all": "blocks.read",
  "blocks.count": "blocks.read",
  "blocks.page": "blocks.read",
  "blocks.byId": "blocks.read",
  "blocks.create": { access: "owner", changes: BLOCK },
  "blocks.edit": { access: "owner", changes: BLOCK },
  "blocks.remove": { access: "owner", changes: BLOCK },
  "blocks.ofUser": { ownerOr: "blocks.read" },
  "blocks.ofKitchen": "blocks.read",
  "blocks.byUserAndKitchen": { ownerOr: "blocks.read" },
  "comments.all": "comments.read",
  "comments.count": "comments.read",
  "comments.page": "comments.read",
  "comments.byId": "comments.read",
  "comments.create": { access: "owner", changes: COMMENT },
  "comments.edit": { access: "owner", changes: COMMENT },
  "comments.remove": { access: "owner", changes: COMMENT },
  "comments.ofUser": { ownerOr: "comments.read" },
  "comments.ofKitchen": { ownerOr: "comments.read" },
  "comments.ofTribe": "comments.read",
  "dates.all": "dates.read",
  "dates.count": "dates.read",
  "dates.page": "dates.read",
  "dates.byId": "dates.read",
  "dates.range": "dates.read",
  "dates.create": { access: "owner", changes: DATE },
  "dates.edit": { access: "owner", changes: DATE },
  "dates.remove": { access: "owner", changes: DATE },
  "dates.ofUser": { ownerOr: "dates.read" },
  "dates.ofKitchen": "dates.read",
  "reports.all": "reports.read",
  "reports.page": "reports.read",
  "reports.byId": "reports.read",
  "reports.remove": { access: "owner", changes: REPORT },
  "presences.others": "reports.read",
  "presences.announce": "reports.read",
  "business.profile": "business.read",
  "business.profileOf": "business.read",
  "business.edit": { access: "business.update", changes: BUSINESS },
  "business.metrics": "business.analytics",
  "business.metricsOf": "business.analytics",
  "business.connected": "business.read",
  "business.connectGoogle": { access: "business.update", changes: CONNECTION },
  "business.analytics": "business.analytics",
  "subscriptions.info": "subscription.read",
  "subscriptions.update": { access: "subscription.update", changes: SUBSCRIPTION },
  "subscriptions.plans": "subscription.read",
  "subscriptions.ofCustomer": "subscription.read",
  "subscriptions.updateOfCustomer": { access: "subscription.update", changes: SUBSCRIPTION },
  "google.authorize": "business.update",
  "google.status": "business.read",
  "google.disconnect": { access: "business.update", changes: CONNECTION },
  "google.sync": { access: "business.update", changes: CONNECTION },
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
  "notifications.create": { access: "signed in", changes: { ...NOTIFICATION, isInParts: true } },
  "notifications.markRead": { access: "owner", changes: COPY },
  "activities.page": { ownerOr: "dashboard.read" },
  "activities.liking": { ownerOr: "kitchens.read" },
  "profileImages.ofUser": { ownerOr: "users.read" },
  "profileImages.upload": { access: "owner", changes: { ...PROFILE_IMAGE, isInParts: true } },
  "profileImages.remove": { access: "owner", changes: PROFILE_IMAGE },
  "pictures.upload": { anyOf: ["kitchens.create", "kitchens.update", "business.update"] },
} as const satisfies Readonly<Record<Operation, Policy>>;
