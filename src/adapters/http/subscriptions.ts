import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Subscriptions } from "../../domain/ports/subscriptions.ts";
import { Call } from "./call.ts";

/** `Subscriptions` over HTTP. */
export const subscriptionsHttp = Layer.effect(
  Subscriptions,
  Effect.map(Call, (call) =>
    Subscriptions.of({
      info: () => call("subscriptions.info", ({ subscriptions }) => subscriptions.info({})),
      update: (_owner, planId) =>
        call("subscriptions.update", ({ subscriptions }) => subscriptions.update({ payload: { planId } })),
      plans: () => call("subscriptions.plans", ({ subscriptions }) => subscriptions.plans({})),
      ofCustomer: (id) =>
        call("subscriptions.ofCustomer", ({ subscriptions }) => subscriptions.ofCustomer({ params: { id } })),
      updateOfCustomer: (id, planId) =>
        call("subscriptions.updateOfCustomer", ({ subscriptions }) =>
          subscriptions.updateOfCustomer({ params: { id }, payload: { planId } }),
        ),
    }),
  ),
);
