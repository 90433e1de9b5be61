import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Entry } from "../shell/entry.ts";

/** The other names that people know a page by, parted by commas; of a kind of record, its name for one as well. */
export const PAGE_WORDS: Readonly<Record<Entry["path"], MessageDescriptor>> = {
  "/admin": msg`home, overview, start, counters`,
  "/admin/users": msg`user, people, person, accounts, account, customers`,
  "/admin/kitchens": msg`kitchen, restaurants, restaurant, cooks, places`,
  "/admin/tribes": msg`tribe, groups, group, communities, community`,
  "/admin/comments": msg`comments, remarks, reviews`,
  "/admin/favorites": msg`likes, bookmarks, hearts`,
  "/admin/dates": msg`dates, dating requests, meetings, invitations`,
  "/admin/blocks": msg`blocks, blocked people, blocklist`,
  "/admin/reports": msg`complaints, flags, abuse, moderation`,
  "/admin/security": msg`audit, activity log, access`,
  "/admin/settings": msg`preferences, options, configuration`,
  "/admin/help": msg`support, questions, contact`,
  "/business": msg`home, overview, start, profile`,
  "/business/analytics": msg`figures, revenue, orders, charts`,
  "/business/subscription": msg`plan, billing, price`,
};
