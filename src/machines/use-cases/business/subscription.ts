import * as Effect from "effect/Effect";
import type { Plan, SubscriptionInfo } from "../../../domain/business.ts";
import { SUBSCRIPTION_FALLBACK } from "../../../domain/business/subscription-fallback.ts";
import type { Id } from "../../../domain/id.ts";
import { anew } from "../../../domain/ports/bypass-cache.ts";
import { offers } from "../../../domain/ports/capabilities.ts";
import { Subscriptions } from "../../../domain/ports/subscriptions.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import { toldLatest } from "../log/told-latest.ts";

export const changePlan = (owner: Id<"user">) => (plan: Id<"plan">) =>
  Subscriptions.use(({ update }) => update(owner, plan));

/** What the subscription is at this moment. */
export const rereadSubscription = (owner: Id<"user">) => anew(Subscriptions.use(({ info }) => info(owner)));

/** A change of the plan: which one there was, if any, and which one came. */
export interface PlanChange {
  /** When it came, as the backend writes it. */
  readonly at: string;
  readonly before: string | undefined;
  readonly after: string;
}

/** The latest changes of a chef's plan, the last one first; nothing where the backend keeps no log (D66), or too long a one. */
export const readPlanChanges = Effect.fnUntraced(function* (owner: Id<"user">) {
  if (!(yield* offers("activity"))) return undefined;
  return yield* toldLatest("user", owner, (entries) =>
    entries.flatMap(({ creationDate, changes }) =>
      changes.flatMap(({ field, before, after }): ReadonlyArray<PlanChange> =>
        field === "plan" && after !== undefined ? [{ at: creationDate, before, after }] : [],
      ),
    ),
  );
});

/** A subscription with where it comes from: what the backend said, or the fallback, with why. */
export interface Subscription {
  readonly info: SubscriptionInfo;
  /** Why the fallback stands in its place; nothing where it was read. */
  readonly failure: RemoteFailure | undefined;
  /** The plans on offer; nothing where they could not be read. */
  readonly plans: ReadonlyArray<Plan> | undefined;
}

/** A chef's subscription and what else is on offer; it never fails. */
export const readSubscription = Effect.fnUntraced(function* (owner: Id<"user">) {
  const subscriptions = yield* Subscriptions;
  const [info, plans] = yield* Effect.all(
    [Effect.result(subscriptions.info(owner)), Effect.result(subscriptions.plans())],
    { concurrency: "unbounded" },
  );
  return {
    info: info._tag === "Success" ? info.success : SUBSCRIPTION_FALLBACK,
    failure: info._tag === "Failure" ? info.failure : undefined,
    plans: plans._tag === "Success" ? plans.success.items : undefined,
  } satisfies Subscription;
});
