import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Authorization } from "./access.ts";
import { PlanCodec, SubscriptionInfoCodec } from "./business-codecs.ts";
import { FAILURES } from "./failures.ts";
import { id, idText } from "./ids.ts";
import { records } from "./records.ts";

const error = FAILURES;
const params = { id: idText<"user">() };
const payload = Schema.Struct({ planId: id<"plan">() });

/** §7, Subscriptions. Singular and plural are the backend's (D30). */
export const SubscriptionsGroup = HttpApiGroup.make("subscriptions")
  .add(
    HttpApiEndpoint.get("info", "/subscription/info", { success: SubscriptionInfoCodec, error }),
    HttpApiEndpoint.post("update", "/subscription/update", {
      payload,
      success: SubscriptionInfoCodec,
      error,
    }),
    HttpApiEndpoint.get("plans", "/subscriptions/plans", { success: records(PlanCodec), error }),
    HttpApiEndpoint.get("ofCustomer", "/subscriptions/customers/:id", {
      params,
      success: SubscriptionInfoCodec,
      error,
    }),
    HttpApiEndpoint.post("updateOfCustomer", "/subscriptions/customers/:id", {
      params,
      payload,
      success: SubscriptionInfoCodec,
      error,
    }),
  )
  .middleware(Authorization);
