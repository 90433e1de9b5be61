import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { activities } from "./activities.ts";
import { analytics } from "./analytics.ts";
import { authentication } from "./authentication.ts";
import { blocks } from "./blocks.ts";
import { business } from "./business.ts";
import { call } from "./call.ts";
import { capabilities } from "./capabilities.ts";
import { comments } from "./comments.ts";
import { dates } from "./dates.ts";
import { fallbackChains, FallbackChains } from "./fallback-chain.ts";
import { favorites } from "./favorites.ts";
import { google } from "./google.ts";
import { health } from "./health.ts";
import { kitchenImages } from "./kitchen-images.ts";
import { kitchens } from "./kitchens.ts";
import { locations } from "./locations.ts";
import { notifications } from "./notifications.ts";
import { offered } from "./offered.ts";
import { pictures } from "./pictures.ts";
import { presences } from "./presences.ts";
import { profileImages } from "./profile-images.ts";
import { reads, Reads } from "./reads.ts";
import { reports } from "./reports.ts";
import { roles } from "./roles.ts";
import { subscriptions } from "./subscriptions.ts";
import { tribeImages } from "./tribe-images.ts";
import { tribes } from "./tribes.ts";
import { users } from "./users.ts";
import { votes } from "./votes.ts";

/** Every port over the contract, and what they remember of the session. */
export const remote = Layer.mergeAll(
  activities,
  analytics,
  authentication,
  blocks,
  business,
  capabilities,
  comments,
  dates,
  favorites,
  google,
  health,
  kitchenImages,
  kitchens,
  locations,
  notifications,
  pictures,
  presences,
  profileImages,
  reports,
  roles,
  subscriptions,
  tribeImages,
  tribes,
  users,
  votes,
).pipe(
  Layer.provide(Layer.merge(call, offered)),
  Layer.provideMerge(reads),
  Layer.provideMerge(fallbackChains),
);

/** Lets go of what was read and of which endpoints answered: the session is over. */
export const forgetSession = Effect.gen(function* () {
  yield* (yield* Reads).forget();
  yield* (yield* FallbackChains).forget();
});
