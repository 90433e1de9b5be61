import type { Activities } from "../domain/ports/activities.ts";
import type { Blocks } from "../domain/ports/blocks.ts";
import type { Capabilities } from "../domain/ports/capabilities.ts";
import type { Credentials } from "../domain/ports/credentials.ts";
import type { Comments } from "../domain/ports/comments.ts";
import type { Dates } from "../domain/ports/dates.ts";
import type { Favorites } from "../domain/ports/favorites.ts";
import type { Analytics } from "../domain/ports/analytics.ts";
import type { Authentication } from "../domain/ports/authentication.ts";
import type { Business } from "../domain/ports/business.ts";
import type { Google } from "../domain/ports/google.ts";
import type { Subscriptions } from "../domain/ports/subscriptions.ts";
import type { Health } from "../domain/ports/health.ts";
import type { Locations } from "../domain/ports/locations.ts";
import type { KitchenImages } from "../domain/ports/kitchen-images.ts";
import type { Reports } from "../domain/ports/reports.ts";
import type { IdentityProvider } from "../domain/ports/identity-provider.ts";
import type { NewAccounts } from "../domain/ports/new-accounts.ts";
import type { Notifications } from "../domain/ports/notifications.ts";
import type { Pictures } from "../domain/ports/pictures.ts";
import type { ProfileImages } from "../domain/ports/profile-images.ts";
import type { Roles } from "../domain/ports/roles.ts";
import type { TribeImages } from "../domain/ports/tribe-images.ts";
import type { Presences } from "../domain/ports/presences.ts";
import type { Votes } from "../domain/ports/votes.ts";
import type { RecordPorts } from "./use-cases/lists/record-sources.ts";

/** What a page may read. */
export type ReadingPorts =
  | RecordPorts
  | Activities
  | Capabilities
  | Roles
  | Health
  | KitchenImages
  | Votes
  | TribeImages
  | Locations
  | Favorites
  | Blocks
  | Comments
  | Dates
  | Reports
  | Presences
  | Notifications
  | ProfileImages
  | Pictures
  | Business
  | Subscriptions
  | Google
  | Analytics;

/** What a screen's own chart may use. */
export type WorkingPorts = ReadingPorts | Authentication | Credentials | IdentityProvider | NewAccounts;
