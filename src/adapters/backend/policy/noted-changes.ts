import type { NotedKind } from "../../../domain/activity.ts";
import type { Operation } from "../../contract/operations.ts";

/** What an operation changes, and where its row says so. */
export interface Noted {
  readonly kind: NotedKind;
  readonly table: string;
  /** The column with the id of the record whose change it is. */
  readonly key: string;
  /** Another record whose page tells of it too, and the column with its id. */
  readonly also?: { readonly kind: NotedKind; readonly key: string };
  /** Where no row changed, it is a change all the same, of what the address names or of whoever asked. */
  readonly isOwn?: true;
  /** It waits for somebody, or counts attempts, outside of the change; its port has the transaction. */
  readonly isInParts?: true;
}

const USER: Noted = { kind: "user", table: "users", key: "user_id" };
const KITCHEN: Noted = { kind: "kitchen", table: "kitchens", key: "kitchen_id" };
const TRIBE: Noted = { kind: "tribe", table: "tribes", key: "tribe_id" };
const MEMBERSHIP: Noted = {
  kind: "tribe",
  table: "tribe_members",
  key: "tribe_id",
  also: { kind: "user", key: "user_id" },
};
const TRIBE_IMAGE: Noted = { kind: "tribe", table: "tribe_images", key: "tribe_id" };
const LOCATION: Noted = { kind: "location", table: "locations", key: "ubicacion_id" };
const VOTE: Noted = { kind: "vote", table: "kitchen_votes", key: "kitchen_id" };
const FAVORITE: Noted = { kind: "favorite", table: "favorites", key: "favorite_id" };
const BLOCK: Noted = { kind: "block", table: "blocks", key: "block_id" };
const COMMENT: Noted = { kind: "comment", table: "comments", key: "comment_id" };
const DATE: Noted = { kind: "date", table: "dates", key: "dates_id" };
const REPORT: Noted = {
  kind: "report",
  table: "reports",
  key: "report_id",
  also: { kind: "kitchen", key: "kitchen_id" },
};
const NOTIFICATION: Noted = { kind: "notification", table: "notifications", key: "notification_id" };
const COPY: Noted = { kind: "notification", table: "notification_copies", key: "notification_id" };
const PROFILE_IMAGE: Noted = { kind: "user", table: "profile_images", key: "user_id" };
const BUSINESS: Noted = { kind: "user", table: "businesses", key: "user_id" };
const SUBSCRIPTION: Noted = { kind: "user", table: "subscriptions", key: "user_id" };
const CONNECTION: Noted = {
  kind: "user",
  table: "google_connections",
  key: "user_id",
  isOwn: true,
  isInParts: true,
};

/** Every operation that changes a record (D66). Signing in is none. */
export const NOTED_CHANGES = {
  "authentication.createUser": { ...USER, isInParts: true },
  "users.edit": { ...USER, isInParts: true },
  "users.remove": { ...USER, isInParts: true },
  "kitchens.create": KITCHEN,
  "kitchens.edit": KITCHEN,
  "kitchens.remove": KITCHEN,
  "tribes.create": TRIBE,
  "tribes.edit": TRIBE,
  "tribes.remove": TRIBE,
  "tribes.addMember": MEMBERSHIP,
  "tribes.removeMember": MEMBERSHIP,
  "tribeImages.create": TRIBE_IMAGE,
  "tribeImages.remove": TRIBE_IMAGE,
  "locations.create": LOCATION,
  "locations.edit": LOCATION,
  "locations.remove": LOCATION,
  "votes.vote": VOTE,
  "votes.withdraw": VOTE,
  "favorites.create": FAVORITE,
  "favorites.edit": FAVORITE,
  "favorites.remove": FAVORITE,
  "blocks.create": BLOCK,
  "blocks.edit": BLOCK,
  "blocks.remove": BLOCK,
  "comments.create": COMMENT,
  "comments.edit": COMMENT,
  "comments.remove": COMMENT,
  "dates.create": DATE,
  "dates.edit": DATE,
  "dates.remove": DATE,
  "reports.remove": REPORT,
  "notifications.create": { ...NOTIFICATION, isInParts: true },
  "notifications.markRead": COPY,
  "profileImages.upload": { ...PROFILE_IMAGE, isInParts: true },
  "profileImages.remove": PROFILE_IMAGE,
  "business.edit": BUSINESS,
  "business.connectGoogle": CONNECTION,
  "google.disconnect": CONNECTION,
  "google.sync": CONNECTION,
  "subscriptions.update": SUBSCRIPTION,
  "subscriptions.updateOfCustomer": SUBSCRIPTION,
} as const satisfies Readonly<Partial<Record<Operation, Noted>>>;

export type NotedOperation = keyof typeof NOTED_CHANGES;

export const isNoted = (operation: string): operation is NotedOperation =>
  Object.hasOwn(NOTED_CHANGES, operation);

export const notedChange = (operation: NotedOperation): Noted => NOTED_CHANGES[operation];

/** Whether an operation may change who somebody is: those that are noted of another kind of record do not. */
export const mayChangeUsers = (operation: string): boolean =>
  !isNoted(operation) || notedChange(operation).kind === "user";

/** What is kept of a row, by the names that records have outside: no secret, no token, no date of birth. */
export const NOTED_FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  users: { nombre: "nombre", email: "email", role_id: "role", verified: "verified" },
  kitchens: {
    nombre: "nombre",
    description: "description",
    location: "location",
    capacity: "capacity",
    logo: "logo",
    banned: "banned",
    chef_user_id: "userChef",
    tribe_id: "tribe",
  },
  tribes: { name: "name", description: "description", leader_user_id: "leader" },
  tribe_members: { user_id: "member" },
  tribe_images: { image_url: "imageUrl", description: "description" },
  locations: { nombre: "nombre", lat: "lat", lng: "lng", kitchen_id: "kitchen" },
  kitchen_votes: { user_id: "user", positive: "positive" },
  favorites: { user_id: "user", kitchen_id: "kitchen" },
  blocks: { user_id: "user", kitchen_id: "kitchen" },
  comments: { user_id: "user", kitchen_id: "kitchen", tribe_id: "tribe", text: "text" },
  dates: { source_user_id: "user", target_user_id: "target", kitchen_id: "kitchen" },
  reports: { user_id: "user", kitchen_id: "kitchen", reason: "reason" },
  notifications: { user_id: "user", title: "title", message: "message", read: "read" },
  notification_copies: { read: "read" },
  profile_images: { image_url: "imageUrl" },
  businesses: {
    name: "name",
    description: "description",
    phone: "phone",
    website: "website",
    picture: "picture",
    hours: "hours",
  },
  google_connections: { google_email: "googleEmail" },
  subscriptions: { plan_id: "plan", next_billing_date: "nextBillingDate" },
};
