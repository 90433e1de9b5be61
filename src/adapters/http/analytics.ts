import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Analytics } from "../../domain/ports/analytics.ts";
import { Call } from "./call.ts";

/** `Analytics` over HTTP. */
export const analyticsHttp = Layer.effect(
  Analytics,
  Effect.map(Call, (call) =>
    Analytics.of({
      total: (name) => call("analytics.total", ({ analytics }) => analytics.total({ params: { name } })),
      userActivity: (days) =>
        call("analytics.userActivity", ({ analytics }) => analytics.userActivity({ query: { days } })),
      popularKitchens: (limit) =>
        call("analytics.popularKitchens", ({ analytics }) => analytics.popularKitchens({ query: { limit } })),
      activeTribes: (limit) =>
        call("analytics.activeTribes", ({ analytics }) => analytics.activeTribes({ query: { limit } })),
      ofCustomer: (id, period) =>
        call("analytics.ofCustomer", ({ analytics }) =>
          analytics.ofCustomer({ params: { id }, query: { period } }),
        ),
      ofLocation: (id, locationId, period) =>
        call("analytics.ofLocation", ({ analytics }) =>
          analytics.ofLocation({ params: { id, locationId }, query: { period } }),
        ),
    }),
  ),
);
