import * as Layer from "effect/Layer";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../contract/api.ts";
import { authorization, possibleAuthorization } from "./authorization.ts";
import { docsPage } from "./docs-page.ts";
import { authenticationHandlers } from "./handlers/authentication.ts";
import { healthHandlers } from "./handlers/health.ts";
import { notificationsHandlers } from "./handlers/notifications.ts";
import { profileImagesHandlers } from "./handlers/profile-images.ts";
import { rolesHandlers } from "./handlers/roles.ts";
import { searchHandlers } from "./handlers/search.ts";
import { usersHandlers } from "./handlers/users.ts";
import { images } from "./images.ts";
import { accountsSql } from "./sql/accounts.ts";
import { healthSql } from "./sql/health.ts";
import { notificationsSql } from "./sql/notifications.ts";
import { ownersSql } from "./sql/owners.ts";
import { profileImagesSql } from "./sql/profile-images.ts";
import { rolesSql } from "./sql/roles.ts";
import { searchSql } from "./sql/search.ts";
import { storedImagesSql } from "./sql/stored-images.ts";
import { usersSql } from "./sql/users.ts";
import { accessTokens } from "./tokens/access-tokens.ts";

/** The ports of the domain over SQL. */
export const portsSql = Layer.mergeAll(
  usersSql,
  rolesSql,
  searchSql,
  healthSql,
  accountsSql,
  notificationsSql,
  ownersSql,
  profileImagesSql,
);

const handlers = Layer.mergeAll(
  authenticationHandlers,
  usersHandlers,
  rolesHandlers,
  searchHandlers,
  notificationsHandlers,
  profileImagesHandlers,
  healthHandlers,
).pipe(
  Layer.provideMerge(authorization),
  Layer.provideMerge(possibleAuthorization),
  Layer.provide([portsSql, accessTokens]),
);

/** How paths are matched; an identity token in one is far longer than the router expects (D21). */
export const ROUTER = { maxParamLength: 8_192 };

/** The reference backend's routes (D51): the contract, its document and its page. Needs a database and a verifier. */
export const app = Layer.mergeAll(
  HttpApiBuilder.layer(Api, { openapiPath: "/api/openapi.json" }).pipe(Layer.provide(handlers)),
  docsPage,
  images.pipe(Layer.provide(storedImagesSql)),
);
