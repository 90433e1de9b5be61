import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Subscriptions } from "../../../domain/ports/subscriptions.ts";
import { CurrentUser } from "../../contract/access.ts";
import { Api } from "../../contract/api.ts";
import { answered } from "../answered.ts";
import { ownIdOnly } from "../ownership.ts";

/** §7, Subscriptions. Whoever asks gets their own only (D16). */
export const subscriptionsHandlers = HttpApiBuilder.group(
  Api,
  "subscriptions",
  Effect.fnUntraced(function* (handlers) {
    const { info, update, plans, ofCustomer, updateOfCustomer } = yield* Subscriptions;
    return handlers.handleAll({
      info: () => CurrentUser.use(({ userId }) => answered(info(userId))),
      update: ({ payload }) => CurrentUser.use(({ userId }) => answered(update(userId, payload.planId))),
      plans: () => answered(plans()),
      ofCustomer: ({ params: { id } }) =>
        CurrentUser.use((actor) => answered(Effect.andThen(ownIdOnly(actor, id), ofCustomer(id)))),
      updateOfCustomer: ({ params: { id }, payload: { planId } }) =>
        CurrentUser.use((actor) =>
          answered(Effect.andThen(ownIdOnly(actor, id), updateOfCustomer(id, planId))),
        ),
    });
  }),
);
