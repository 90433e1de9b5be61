import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Subscriptions } from "../../domain/ports/subscriptions.ts";
import { Reads } from "./reads.ts";

/** `Subscriptions`, remembered. */
export const subscriptionsCached = Layer.effect(
  Subscriptions,
  Effect.gen(function* () {
    const subscriptions = yield* Subscriptions;
    const { fresh, touching } = yield* Reads;
    return Subscriptions.of({
      info: yield* fresh("subscriptions", subscriptions.info),
      plans: yield* fresh("subscriptions", subscriptions.plans),
      ofCustomer: yield* fresh("subscriptions", subscriptions.ofCustomer),
      update: touching(["subscriptions"], subscriptions.update),
      updateOfCustomer: touching(["subscriptions"], subscriptions.updateOfCustomer),
    });
  }),
);
