import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import { id, idText } from "../../domain/fields.ts";
import { Plan, SubscriptionInfo } from "../../domain/business.ts";
import { authorized } from "./access.ts";
import { FAILURES } from "./failures.ts";
import { records } from "./records.ts";

const error = FAILURES;
const params = { id: idText<"user">() };
const payload = Schema.Struct({ planId: id<"plan">() });

/** §7, Subscriptions. Singular and plural are the backend's (D30). */
export const subscriptionsGroup = () =>
  authorized(
    "subscriptions",
    HttpApiEndpoint.get("info", "/subscription/info", { success: SubscriptionInfo, error }),
    HttpApiEndpoint.post("update", "/subscription/update", {
      payload,
      success: SubscriptionInfo,
      error,
    }),
    HttpApiEndpoint.get("plans", "/subscriptions/plans", { success: records(Plan), error }),
    HttpApiEndpoint.get("ofCustomer", "/subscriptions/customers/:id", {
      params,
      success: SubscriptionInfo,
      error,
    }),
    HttpApiEndpoint.post("updateOfCustomer", "/subscriptions/customers/:id", {
      params,
      payload,
      success: SubscriptionInfo,
      error,
    }),
  );
