import * as Effect from "effect/Effect";
import { isOffered } from "../../../domain/business/plan.ts";
import type { Id } from "../../../domain/id.ts";
import { offers } from "../../../domain/ports/capabilities.ts";
import { Subscriptions } from "../../../domain/ports/subscriptions.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";

const beyondPlan = (feature: string): RemoteFailure => ({
  _tag: "Forbidden",
  message: `The plan does not include: ${feature}`,
  feature,
});

/** Refuses a chef what their plan does not include, where this backend has the capability (D72). */
export const holdingToPlans = Effect.gen(function* () {
  const { info } = yield* Subscriptions;
  const isOn = yield* offers("plans");
  return Effect.fnUntraced(function* (owner: Id<"user">, ...needed: ReadonlyArray<string>) {
    if (!isOn) return;
    const { features } = yield* info(owner);
    const missing = needed.find((feature) => !isOffered(features, feature));
    if (missing !== undefined) return yield* Effect.fail(beyondPlan(missing));
  });
});
