// First, because schemas that were used before stay as they were. What cannot be compiled is interpreted as elsewhere.
import "effect/schema/SchemaJITCompiler/enable";
import * as ByteSize from "effect/ByteSize";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { CAPABILITIES, type Capability } from "../../domain/capability.ts";
import { Capabilities } from "../../domain/ports/capabilities.ts";
import { Api } from "../contract/api.ts";
import { authorization, possibleAuthorization, unreadAuthorization } from "./http/authorization.ts";
import { docsPage, documentFile } from "./http/docs-page.ts";
import { activitiesHandlers } from "./http/handlers/activities.ts";
import { authenticationHandlers } from "./http/handlers/authentication.ts";
import { blocksHandlers } from "./http/handlers/blocks.ts";
import { commentsHandlers } from "./http/handlers/comments.ts";
import { datesHandlers } from "./http/handlers/dates.ts";
import { favoritesHandlers } from "./http/handlers/favorites.ts";
import { analyticsHandlers } from "./http/handlers/analytics.ts";
import { businessHandlers } from "./http/handlers/business.ts";
import { googleHandlers } from "./http/handlers/google.ts";
import { subscriptionsHandlers } from "./http/handlers/subscriptions.ts";
import { healthHandlers } from "./http/handlers/health.ts";
import { locationsHandlers } from "./http/handlers/locations.ts";
import { kitchenImagesHandlers } from "./http/handlers/kitchen-images.ts";
import { kitchensHandlers } from "./http/handlers/kitchens.ts";
import { reportsHandlers } from "./http/handlers/reports.ts";
import { notificationsHandlers } from "./http/handlers/notifications.ts";
import { picturesHandlers } from "./http/handlers/pictures.ts";
import { presencesHandlers } from "./http/handlers/presences.ts";
import { profileImagesHandlers } from "./http/handlers/profile-images.ts";
import { rolesHandlers } from "./http/handlers/roles.ts";
import { tribeImagesHandlers } from "./http/handlers/tribe-images.ts";
import { tribesHandlers } from "./http/handlers/tribes.ts";
import { usersHandlers } from "./http/handlers/users.ts";
import { votesHandlers } from "./http/handlers/votes.ts";
import { images } from "./http/images.ts";
import { policyReports } from "./http/policy-reports.ts";
import { samplePictures } from "./http/sample-pictures.ts";
import { bearers } from "./http/bearers.ts";
import { requestDecoding } from "./http/request-decoding.ts";
import { SANDBOX, type Listing } from "./google/listing.ts";
import { activityLogSql } from "./sql/activity-log.ts";
import { accountsSql } from "./sql/accounts.ts";
import { creationsSql } from "./sql/creations.ts";
import { analyticsSql } from "./sql/analytics.ts";
import { businessSql } from "./sql/business.ts";
import { googleConsentsSql } from "./sql/google-consents.ts";
import { googleSql } from "./sql/google.ts";
import { subscriptionsSql } from "./sql/subscriptions.ts";
import { healthSql } from "./sql/health.ts";
import { locationsSql } from "./sql/locations.ts";
import { kitchenImagesSql } from "./sql/kitchen-images.ts";
import { kitchensSql } from "./sql/kitchens.ts";
import { bucketsSql } from "./sql/buckets.ts";
import { blocksSql } from "./sql/blocks.ts";
import { commentsSql } from "./sql/comments.ts";
import { datesSql } from "./sql/dates.ts";
import { favoritesSql } from "./sql/favorites.ts";
import { namelessReferences } from "./sql/references.ts";
import { reportsSql } from "./sql/reports.ts";
import { reportPresenceSql } from "./sql/report-presence.ts";
import { rolesSql } from "./sql/roles.ts";
import { tribeImagesSql } from "./sql/tribe-images.ts";
import { tribesSql } from "./sql/tribes.ts";
import { messagesSql } from "./sql/notifications.ts";
import { ownersSql } from "./sql/owners.ts";
import { profileImagesSql } from "./sql/profile-images.ts";
import { storedImagesSql } from "./sql/stored-images.ts";
import { uploadsSql } from "./sql/uploads.ts";
import { userEditsSql } from "./sql/user-edits.ts";
import { usersSql } from "./sql/users.ts";
import { votesSql } from "./sql/votes.ts";
import { accessTokens } from "./tokens/access-tokens.ts";

const ports = Layer.mergeAll(
  usersSql,
  rolesSql,
  healthSql,
  accountsSql,
  kitchensSql,
  kitchenImagesSql,
  votesSql,
  creationsSql,
  tribesSql,
  tribeImagesSql,
  locationsSql,
).pipe(
  Layer.merge(Layer.mergeAll(favoritesSql, blocksSql, commentsSql, datesSql, reportsSql, reportPresenceSql)),
  Layer.merge(
    Layer.mergeAll(messagesSql, profileImagesSql, uploadsSql, ownersSql, bucketsSql, activityLogSql),
  ),
  Layer.merge(Layer.provide(userEditsSql, usersSql)),
  Layer.merge(Layer.mergeAll(businessSql, subscriptionsSql, googleSql, googleConsentsSql, analyticsSql)),
);

/** The ports of the domain over SQL, and what only the backend asks for. */
export const portsSql = ({ service }: Listing = SANDBOX) => ports.pipe(Layer.provide(service));

/** What the backend offers beyond §7; everything it has, unless it is told otherwise. */
const capabilitiesOf = (offered: ReadonlyArray<Capability>) =>
  Layer.succeed(Capabilities, {
    offers: (capability) => Effect.succeed(offered.includes(capability)),
  });

/** Names are told where optional fields are (D59). */
const referencesOf = (offered: ReadonlyArray<Capability>) =>
  offered.includes("fields") ? Layer.empty : namelessReferences;

const handlersOf = (listing: Listing, offered: ReadonlyArray<Capability>) =>
  Layer.mergeAll(
    authenticationHandlers,
    usersHandlers,
    rolesHandlers,
    healthHandlers,
    kitchensHandlers,
    kitchenImagesHandlers,
    votesHandlers,
    tribesHandlers,
    tribeImagesHandlers,
    locationsHandlers,
    favoritesHandlers,
    blocksHandlers,
    commentsHandlers,
    datesHandlers,
    reportsHandlers,
    presencesHandlers,
    notificationsHandlers,
    profileImagesHandlers,
    picturesHandlers,
    activitiesHandlers,
    businessHandlers,
    subscriptionsHandlers,
    googleHandlers,
    analyticsHandlers,
  ).pipe(
    Layer.provideMerge([authorization, possibleAuthorization, unreadAuthorization, requestDecoding]),
    Layer.provide(bearers),
    Layer.provide([
      portsSql(listing).pipe(Layer.provide(referencesOf(offered))),
      accessTokens,
      capabilitiesOf(offered),
    ]),
  );

/** How large a body may be; the contract lets an upload be larger. */
export const BODY_LIMIT = ByteSize.mebibytes(1);

/** The reference backend's routes: the contract, its document and its page. Needs a database and a verifier. */
export const app = (listing: Listing = SANDBOX, offered: ReadonlyArray<Capability> = CAPABILITIES) =>
  Layer.mergeAll(
    HttpApiBuilder.layer(Api).pipe(Layer.provide(handlersOf(listing, offered))),
    documentFile,
    docsPage,
    listing.pages.pipe(Layer.provide(googleConsentsSql)),
    images.pipe(Layer.provide(storedImagesSql)),
    policyReports.pipe(Layer.provide(bucketsSql)),
    samplePictures,
  );
