import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Plan, SubscriptionInfo } from "../business.ts";
import type { Id } from "../id.ts";
import type { Records } from "../records.ts";
import type { RemoteFailure } from "../remote-failure.ts";

/** What chefs subscribe to (§7, Subscriptions). `owner` is the chef who asks, and nobody else (D16). */
export class Subscriptions extends Context.Service<
  Subscriptions,
  {
    readonly info: (owner: Id<"user">) => Effect<SubscriptionInfo, RemoteFailure>;
    /** Changes to a plan at once; `Refused` where there is no such plan. */
    readonly update: (owner: Id<"user">, planId: Id<"plan">) => Effect<SubscriptionInfo, RemoteFailure>;
    /** Every plan, the cheapest first. */
    readonly plans: () => Effect<Records<Plan>, RemoteFailure>;
    /** The same as `info` by the customer's id. */
    readonly ofCustomer: (customer: Id<"user">) => Effect<SubscriptionInfo, RemoteFailure>;
    /** The same as `update` by the customer's id. */
    readonly updateOfCustomer: (
      customer: Id<"user">,
      planId: Id<"plan">,
    ) => Effect<SubscriptionInfo, RemoteFailure>;
  }
>()("domain/ports/Subscriptions") {}
