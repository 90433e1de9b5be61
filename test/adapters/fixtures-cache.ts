import * as Layer from "effect/Layer";
import { analyticsCached } from "../../src/adapters/cache/analytics.ts";
import { blocksCached } from "../../src/adapters/cache/blocks.ts";
import { businessCached } from "../../src/adapters/cache/business.ts";
import { commentsCached } from "../../src/adapters/cache/comments.ts";
import { datesCached } from "../../src/adapters/cache/dates.ts";
import { favoritesCached } from "../../src/adapters/cache/favorites.ts";
import { googleCached } from "../../src/adapters/cache/google.ts";
import { healthCached } from "../../src/adapters/cache/health.ts";
import { kitchenImagesCached } from "../../src/adapters/cache/kitchen-images.ts";
import { kitchensCached } from "../../src/adapters/cache/kitchens.ts";
import { locationsCached } from "../../src/adapters/cache/locations.ts";
import { notificationsCached } from "../../src/adapters/cache/notifications.ts";
import { profileImagesCached } from "../../src/adapters/cache/profile-images.ts";
import { reportsCached } from "../../src/adapters/cache/reports.ts";
import { rolesCached } from "../../src/adapters/cache/roles.ts";
import { searchCached } from "../../src/adapters/cache/search.ts";
import { subscriptionsCached } from "../../src/adapters/cache/subscriptions.ts";
import { tribeImagesCached } from "../../src/adapters/cache/tribe-images.ts";
import { tribesCached } from "../../src/adapters/cache/tribes.ts";
import { usersCached } from "../../src/adapters/cache/users.ts";
import { votesCached } from "../../src/adapters/cache/votes.ts";

/** Every port that is remembered, as the console composes them; needs the ports themselves and `Reads`. */
export const portsCached = Layer.mergeAll(
  usersCached,
  rolesCached,
  searchCached,
  healthCached,
  kitchensCached,
  kitchenImagesCached,
  votesCached,
  tribesCached,
  tribeImagesCached,
  locationsCached,
  notificationsCached,
  profileImagesCached,
).pipe(
  Layer.merge(Layer.mergeAll(favoritesCached, blocksCached, commentsCached, datesCached, reportsCached)),
  Layer.merge(Layer.mergeAll(businessCached, subscriptionsCached, googleCached, analyticsCached)),
);
