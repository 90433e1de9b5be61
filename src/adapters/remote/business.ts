import * as Effect from "effect/Effect";
import type { Id } from "../../domain/id.ts";
import { Business } from "../../domain/ports/business.ts";
import type { Detail } from "../../domain/time-frame.ts";
import { port } from "./port.ts";
import { changed, revised } from "./written.ts";

/** What asks for the days as well (D71). */
export const seriesOf = (detail: Detail | undefined) =>
  detail === "days" ? { series: "true" as const } : {};

/** The token says whose it is; the ids are for the second forms. */
export const business = port(Business)(({ cached, call, chain, invalidating }) => {
  const metrics = () => call("business.metrics");
  const eitherMetrics = chain({
    sources: [metrics, (id: Id<"business">) => call("business.metricsOf", { params: { id } })],
  });
  return {
    profile: cached(
      "business",
      chain({
        sources: [
          () => revised(call("business.profile")),
          (id: Id<"user">) => revised(call("business.profileOf", { params: { id } })),
        ],
      }),
    ),
    metrics: cached("business", (_owner, id) => (id === undefined ? metrics() : eitherMetrics(id))),
    analytics: cached("business", (_owner, timeframe, detail) =>
      call("business.analytics", { query: { timeframe, ...seriesOf(detail) } }),
    ),
    connected: cached("google", () => Effect.map(call("business.connected"), ({ connected }) => connected)),
    edit: invalidating(["business"], (_owner, profile) => call("business.edit", changed(profile))),
    connectGoogle: invalidating(["google"], (_owner, authCode) =>
      call("business.connectGoogle", { payload: { authCode } }),
    ),
  };
});
