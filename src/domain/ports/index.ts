import type { Blocks } from "./blocks.ts";
import type { Comments } from "./comments.ts";
import type { Dates } from "./dates.ts";
import type { Favorites } from "./favorites.ts";
import type { Analytics } from "./analytics.ts";
import type { Authentication } from "./authentication.ts";
import type { Business } from "./business.ts";
import type { Google } from "./google.ts";
import type { Subscriptions } from "./subscriptions.ts";
import type { Health } from "./health.ts";
import type { Locations } from "./locations.ts";
import type { KitchenImages } from "./kitchen-images.ts";
import type { Kitchens } from "./kitchens.ts";
import type { Reports } from "./reports.ts";
import type { NewAccounts } from "./new-accounts.ts";
import type { Notifications } from "./notifications.ts";
import type { ProfileImages } from "./profile-images.ts";
import type { Roles } from "./roles.ts";
import type { TribeImages } from "./tribe-images.ts";
import type { Tribes } from "./tribes.ts";
import type { Users } from "./users.ts";
import type { Votes } from "./votes.ts";

/** What a page may read. */
export type ReadingPorts =
  | Users
  | Roles
  | Health
  | Kitchens
  | KitchenImages
  | Votes
  | Tribes
  | TribeImages
  | Locations
  | Favorites
  | Blocks
  | Comments
  | Dates
  | Reports
  | Notifications
  | ProfileImages
  | Business
  | Subscriptions
  | Google
  | Analytics;

/** What a screen's own chart may use. */
export type WorkingPorts = ReadingPorts | Authentication | NewAccounts;
