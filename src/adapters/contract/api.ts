import * as HttpApi from "effect/http-api/HttpApi";
import { ActivitiesGroup } from "./activities.ts";
import { AuthenticationGroup } from "./authentication.ts";
import { BlocksGroup } from "./blocks.ts";
import { CommentsGroup } from "./comments.ts";
import { DatesGroup } from "./dates.ts";
import { FavoritesGroup } from "./favorites.ts";
import { AnalyticsGroup } from "./analytics.ts";
import { BusinessGroup } from "./business.ts";
import { GoogleGroup } from "./google.ts";
import { HealthGroup } from "./health.ts";
import { LocationsGroup } from "./locations.ts";
import { KitchenImagesGroup } from "./kitchen-images.ts";
import { KitchensGroup } from "./kitchens.ts";
import { RequestDecoding } from "./request-decoding.ts";
import { ReportsGroup } from "./reports.ts";
import { NotificationsGroup } from "./notifications.ts";
import { PresencesGroup } from "./presences.ts";
import { ProfileImagesGroup } from "./profile-images.ts";
import { RolesGroup } from "./roles.ts";
import { TribeImagesGroup } from "./tribe-images.ts";
import { TribesGroup } from "./tribes.ts";
import { SubscriptionsGroup } from "./subscriptions.ts";
import { UsersGroup } from "./users.ts";
import { VotesGroup } from "./votes.ts";

/** The calls of §7 and those beyond it, once: the client, the reference backend and the published document all come from here. */
export const Api = HttpApi.make("kitchen-console")
  .add(AuthenticationGroup, UsersGroup, RolesGroup, HealthGroup)
  .add(KitchensGroup, KitchenImagesGroup, VotesGroup)
  .add(TribesGroup, TribeImagesGroup, LocationsGroup)
  .add(FavoritesGroup, BlocksGroup, CommentsGroup, DatesGroup, ReportsGroup, PresencesGroup)
  .add(NotificationsGroup, ProfileImagesGroup, ActivitiesGroup)
  .add(BusinessGroup, SubscriptionsGroup, GoogleGroup, AnalyticsGroup)
  .middleware(RequestDecoding)
  .prefix("/api/v1");
