import * as Layer from "effect/Layer";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../contract/api.ts";
import { authorization } from "./authorization.ts";
import { docsPage } from "./docs-page.ts";
import { googleSandbox } from "./google-sandbox.ts";
import { authenticationHandlers } from "./handlers/authentication.ts";
import { analyticsHandlers } from "./handlers/analytics.ts";
import { businessHandlers } from "./handlers/business.ts";
import { googleHandlers } from "./handlers/google.ts";
import { subscriptionsHandlers } from "./handlers/subscriptions.ts";
import { healthHandlers } from "./handlers/health.ts";
import { rolesHandlers } from "./handlers/roles.ts";
import { searchHandlers } from "./handlers/search.ts";
import { usersHandlers } from "./handlers/users.ts";
import { accountsSql } from "./sql/accounts.ts";
import { analyticsSql } from "./sql/analytics.ts";
import { businessSql } from "./sql/business.ts";
import { googleConsentsSql } from "./sql/google-consents.ts";
import { googleSql } from "./sql/google.ts";
import { subscriptionsSql } from "./sql/subscriptions.ts";
import { healthSql } from "./sql/health.ts";
import { rolesSql } from "./sql/roles.ts";
import { searchSql } from "./sql/search.ts";
import { usersSql } from "./sql/users.ts";
import { accessTokens } from "./tokens/access-tokens.ts";

/** The ports of the domain over SQL. */
export const portsSql = Layer.mergeAll(
  usersSql,
  rolesSql,
  searchSql,
  businessSql,
  subscriptionsSql,
  googleSql,
  googleConsentsSql,
  analyticsSql,
  healthSql,
  accountsSql,
);

const handlers = Layer.mergeAll(
  authenticationHandlers,
  usersHandlers,
  rolesHandlers,
  searchHandlers,
  businessHandlers,
  subscriptionsHandlers,
  googleHandlers,
  analyticsHandlers,
  healthHandlers,
).pipe(Layer.provideMerge(authorization), Layer.provide([portsSql, accessTokens]));

/** The reference backend's routes (D51): the contract, its document and its page. Needs a database and a verifier. */
export const app = Layer.mergeAll(
  HttpApiBuilder.layer(Api, { openapiPath: "/api/openapi.json" }).pipe(Layer.provide(handlers)),
  docsPage,
  googleSandbox.pipe(Layer.provide(googleConsentsSql)),
);
