import { expect, test } from "vitest";
import {
  isNoted,
  mayChangeUsers,
  NOTED_CHANGES,
  notedChange,
} from "../../../../src/adapters/backend/policy/noted-changes.ts";
import { operations } from "../../../../src/adapters/contract/operation-rows.ts";

/** By hand from D66: of what, in which table and by which column, what is kept, and of which column. No secret, no date of birth. */
const KEPT = [
  "block: blocks by block_id: user=user_id kitchen=kitchen_id",
  "comment: comments by comment_id: user=user_id kitchen=kitchen_id tribe=tribe_id text",
  "date: dates by dates_id: user=source_user_id target=target_user_id kitchen=kitchen_id",
  "favorite: favorites by favorite_id: user=user_id kitchen=kitchen_id",
  "kitchen: kitchens by kitchen_id: nombre logo description location capacity tribe=tribe_id userChef=chef_user_id banned",
  "location: locations by ubicacion_id: nombre lat lng kitchen=kitchen_id",
  "notification: notification_copies by notification_id: read",
  "notification: notifications by notification_id: user=user_id title message read",
  "report: reports by report_id: user=user_id kitchen=kitchen_id reason; kitchen by kitchen_id",
  "tribe: tribe_images by tribe_id: imageUrl=image_url description",
  "tribe: tribe_members by tribe_id: member=user_id; user by user_id",
  "tribe: tribes by tribe_id: name description leader=leader_user_id",
  "user: businesses by user_id: name description phone website picture hours",
  "user: google_connections by user_id: googleEmail=google_email",
  "user: profile_images by user_id: imageUrl=image_url",
  "user: subscriptions by user_id: plan=plan_id nextBillingDate=next_billing_date",
  "user: users by user_id: nombre email role=role_id verified",
  "vote: kitchen_votes by kitchen_id: user=user_id positive",
];

/** The operations, by name, that write and of which this holds. */
const writing = (holds: (name: string) => boolean): ReadonlyArray<string> =>
  operations().flatMap(({ method, name }) => (method !== "GET" && holds(name) ? [name] : []));

test("D66: whatever writes is noted, but for signing in, what is only announced and what only reads (D30)", () => {
  expect(writing((name) => !isNoted(name))).toEqual([
    "authentication.exchange",
    "comments.byId",
    "presences.announce",
    "pictures.upload",
  ]);
});

test("D66: whose change it is, where its row says so, what is kept of it, and whose page tells of it too", () => {
  const fieldsOf = (kept: Readonly<Record<string, string>>) =>
    Object.entries(kept).map(([column, field]) => (column === field ? field : `${field}=${column}`));
  const said = NOTED_CHANGES.map(
    ({ kind, table, key, kept, also }) =>
      `${kind}: ${table} by ${key}: ${fieldsOf(kept).join(" ")}${also === undefined ? "" : `; ${also.kind} by ${also.key}`}`,
  );
  expect([...new Set(said)].toSorted()).toEqual(KEPT);
});

test("D66: what is a change without a row of its own, and what is one whole only in its port", () => {
  const connection = ["business.connectGoogle", "google.disconnect", "google.sync"];
  expect(writing((name) => isNoted(name) && notedChange(name).isOwn === true)).toEqual(connection);
  expect(writing((name) => isNoted(name) && notedChange(name).isInParts === true)).toEqual([
    "authentication.createUser",
    "users.edit",
    "users.remove",
    "notifications.create",
    "profileImages.upload",
    ...connection,
  ]);
});

test.each(["__proto__", "constructor", "toString", "", "users.read", "users.all", "users.byId"])(
  "D66: %j changes nothing",
  (name) => {
    expect(isNoted(name)).toBe(false);
  },
);

test.each([
  ["users.edit", true],
  ["tribes.addMember", false],
  ["kitchens.remove", false],
  ["business.edit", true],
  ["authentication.createUser", true],
  ["authentication.exchange", true],
  ["of.nothing", true],
])("whether %s may change who somebody is: %j, as what is not noted may", (name, may) => {
  expect(mayChangeUsers(name)).toBe(may);
});
