import * as Effect from "effect/Effect";
import { Subscriptions } from "../../../../domain/ports/subscriptions.ts";
import { group } from "../group.ts";
import { asCaller, withAnsweredFailures } from "../answered-failure.ts";
import { ownIdOnly } from "../../policy/ownership.ts";

/** Whoever asks gets their own only. */
export const subscriptionsHandlers = group("subscriptions", function* () {
  const { info, update, plans, ofCustomer, updateOfCustomer } = yield* Subscriptions;
  return (handlers) =>
    handlers.handleAll({
      info: () => asCaller(({ userId }) => info(userId)),
      update: ({ payload }) => asCaller(({ userId }) => update(userId, payload.planId)),
      plans: () => withAnsweredFailures(plans()),
      ofCustomer: ({ params: { id } }) => withAnsweredFailures(Effect.andThen(ownIdOnly(id), ofCustomer(id))),
      updateOfCustomer: ({ params: { id }, payload: { planId } }) =>
        withAnsweredFailures(Effect.andThen(ownIdOnly(id), updateOfCustomer(id, planId))),
    });
});
