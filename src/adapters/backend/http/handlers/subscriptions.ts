import * as Effect from "effect/Effect";
import { Subscriptions } from "../../../../domain/ports/subscriptions.ts";
import { CurrentUser } from "../../../contract/access.ts";
import { group } from "../group.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { ownIdOnly } from "../../policy/ownership.ts";

/** Whoever asks gets their own only. */
export const subscriptionsHandlers = group("subscriptions", function* () {
  const { info, update, plans, ofCustomer, updateOfCustomer } = yield* Subscriptions;
  return (handlers) =>
    handlers.handleAll({
      info: () => CurrentUser.use(({ userId }) => withAnsweredFailures(info(userId))),
      update: ({ payload }) =>
        CurrentUser.use(({ userId }) => withAnsweredFailures(update(userId, payload.planId))),
      plans: () => withAnsweredFailures(plans()),
      ofCustomer: ({ params: { id } }) =>
        CurrentUser.use((actor) =>
          withAnsweredFailures(Effect.andThen(ownIdOnly(actor, id), ofCustomer(id))),
        ),
      updateOfCustomer: ({ params: { id }, payload: { planId } }) =>
        CurrentUser.use((actor) =>
          withAnsweredFailures(Effect.andThen(ownIdOnly(actor, id), updateOfCustomer(id, planId))),
        ),
    });
});
