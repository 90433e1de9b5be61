import { memoize } from "effect/Function";
import * as HttpApi from "effect/http-api/HttpApi";
import { activitiesGroup } from "./activities.ts";
import { API } from "./addresses.ts";
import { analyticsGroup } from "./analytics.ts";
import { authenticationGroup } from "./authentication.ts";
import { blocksGroup } from "./blocks.ts";
import { businessGroup } from "./business.ts";
import { commentsGroup } from "./comments.ts";
import { datesGroup } from "./dates.ts";
import { favoritesGroup } from "./favorites.ts";
import { googleGroup } from "./google.ts";
import { healthGroup } from "./health.ts";
import { kitchenImagesGroup } from "./kitchen-images.ts";
import { kitchensGroup } from "./kitchens.ts";
import { locationsGroup } from "./locations.ts";
import { notificationsGroup } from "./notifications.ts";
import { picturesGroup } from "./pictures.ts";
import { presencesGroup } from "./presences.ts";
import { profileImagesGroup } from "./profile-images.ts";
import { reportsGroup } from "./reports.ts";
import { RequestDecoding } from "./request-decoding.ts";
import { rolesGroup } from "./roles.ts";
import { subscriptionsGroup } from "./subscriptions.ts";
import { tribeImagesGroup } from "./tribe-images.ts";
import { tribesGroup } from "./tribes.ts";
import { usersGroup } from "./users.ts";
import { votesGroup } from "./votes.ts";

/** The groups of calls. Each is described when somebody asks for it: that takes a while, and a page calls few of them. */
export const GROUPS = {
  authentication: authenticationGroup,
  users: usersGroup,
  roles: rolesGroup,
  health: healthGroup,
  kitchens: kitchensGroup,
  kitchenImages: kitchenImagesGroup,
  votes: votesGroup,
  tribes: tribesGroup,
  tribeImages: tribeImagesGroup,
  locations: locationsGroup,
  favorites: favoritesGroup,
  blocks: blocksGroup,
  comments: commentsGroup,
  dates: datesGroup,
  reports: reportsGroup,
  presences: presencesGroup,
  notifications: notificationsGroup,
  profileImages: profileImagesGroup,
  pictures: picturesGroup,
  activities: activitiesGroup,
  business: businessGroup,
  subscriptions: subscriptionsGroup,
  google: googleGroup,
  analytics: analyticsGroup,
};

type Describe = (typeof GROUPS)[keyof typeof GROUPS];
type Described = ReturnType<Describe>;

export const apiOf = <const G extends readonly [Described, ...ReadonlyArray<Described>]>(groups: G) =>
  HttpApi.make("kitchen-console")
    .add(...groups)
    .middleware(RequestDecoding)
    .prefix(API);

/** The API of one group; whoever calls another operation of it finds it described. */
export const apiOfGroup = memoize((describe: Describe) => apiOf([describe()]));
