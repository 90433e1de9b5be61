import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { EVERY_RESOURCE } from "../../../domain/resources.ts";
import type { Role } from "../../../domain/role.ts";
import { RESOURCE_WORDS } from "../../resources.tsx";
import type { Entry } from "../shell/entry.ts";

type OtherPath = Exclude<Entry["path"], (typeof EVERY_RESOURCE)[number]["list"]>;

const PAGE_WORDS: Readonly<Record<OtherPath, MessageDescriptor>> = {
  "/admin": msg`home, overview, start, counters`,
  "/admin/comments": msg`comments, remarks, reviews`,
  "/admin/favorites": msg`likes, bookmarks, hearts`,
  "/admin/dates": msg`dates, dating requests, meetings, invitations`,
  "/admin/blocks": msg`blocks, blocked people, blocklist`,
  "/admin/reports": msg`complaints, flags, abuse, moderation`,
  "/admin/security": msg`audit, activity log, access`,
  "/admin/settings": msg`preferences, options, configuration`,
  "/admin/help": msg`support, questions, contact`,
  "/business": msg`home, overview, start, profile, addresses, Google, listing, locations, kitchens`,
  "/business/analytics": msg`figures, revenue, sales, orders, customers, charts`,
  "/business/subscription": msg`plan, billing, price, payment, invoice`,
};

/** The other names that people know a page by, parted by commas. */
export const OTHER_NAMES: ReadonlyMap<string, MessageDescriptor> = new Map([
  ...Object.entries(PAGE_WORDS),
  ...EVERY_RESOURCE.map(({ name, list }) => [list, RESOURCE_WORDS[name].otherNames] as const),
]);

const ROLE_WORDS: Readonly<Record<Role, MessageDescriptor>> = {
  admin: msg`admins, administrators`,
  editor: msg`editors, authors`,
  viewer: msg`viewers, readers`,
  chef: msg`chefs, cooks`,
};

/** The other names that people know a filtered list by, by the list, the filter and its value. */
export const FILTER_NAMES: ReadonlyMap<string, MessageDescriptor> = new Map(
  Object.entries(ROLE_WORDS).map(([role, words]) => [`users?role=${role}`, words]),
);
