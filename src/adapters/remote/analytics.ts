import type { TotalName } from "../../domain/analytics.ts";
import { Analytics } from "../../domain/ports/analytics.ts";
import { seriesOf } from "./business.ts";
import { port } from "./port.ts";

/** Figures are as fresh as what they count. */
export const analytics = port(Analytics)(({ cached, call }) => {
  const totalOf = (name: TotalName) => cached(name, () => call("analytics.total", { params: { name } }));
  const totals = { users: totalOf("users"), kitchens: totalOf("kitchens"), tribes: totalOf("tribes") };
  return {
    total: (name) => totals[name](),
    // Who comments or asks for a date was active.
    userActivity: cached(["users", "comments", "dates"], (days) =>
      call("analytics.userActivity", { query: { days } }),
    ),
    popularKitchens: cached("kitchens", (limit) => call("analytics.popularKitchens", { query: { limit } })),
    // A tribe is as active as it is commented on.
    activeTribes: cached(["tribes", "comments"], (limit) =>
      call("analytics.activeTribes", { query: { limit } }),
    ),
    ofCustomer: cached("business", (id, period) =>
      call("analytics.ofCustomer", { params: { id }, query: { period } }),
    ),
    ofLocation: cached("business", (id, locationId, period, detail) =>
      call("analytics.ofLocation", { params: { id, locationId }, query: { period, ...seriesOf(detail) } }),
    ),
  };
});
