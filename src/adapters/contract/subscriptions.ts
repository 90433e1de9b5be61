import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import { id, idText } from "../../domain/fields.ts";
import { Plan, SubscriptionInfo } from "../../domain/business.ts";
import { authorized } from "./access.ts";
import { records } from "./records.ts";

const params = { id: idText<"user">() };
const payload = Schema.Struct({ planId: id<"plan">() });

/** §7, Subscriptions. Singular and plural are the backend's (D30). */
export const subscriptionsGroup = () =>
  authorized(
    "subscriptions",
    HttpApiEndpoint.get("info", "/subscription/info", { success: SubscriptionInfo }),
    HttpApiEndpoint.post("update", "/subscription/update", {
      payload,
      success: SubscriptionInfo,
    }),
    HttpApiEndpoint.get("plans", "/subscriptions/plans", { success: records(Plan) }),
    HttpApiEndpoint.get("ofCustomer", "/subscriptions/customers/:id", {
      params,
      success: SubscriptionInfo,
    }),
    HttpApiEndpoint.post("updateOfCustomer", "/subscriptions/customers/:id", {
      params,
      payload,
      success: SubscriptionInfo,
    }),
  );
