import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { BusinessMetrics, BusinessProfile } from "../../domain/business.ts";
import type { BusinessId, UserId } from "../../domain/id.ts";
import { Business } from "../../domain/ports/business.ts";
import { Call } from "./call.ts";
import { FallbackChains } from "./fallback-chain.ts";

/** `Business` over HTTP. The token says whose it is; the ids are for the second forms (D33). */
export const businessHttp = Layer.effect(
  Business,
  Effect.gen(function* () {
    const call = yield* Call;
    const { chain } = yield* FallbackChains;
    const isEmpty = () => false;
    const metrics = () => call("business.metrics", ({ business }) => business.metrics({}));
    const eitherMetrics = chain<[BusinessId], BusinessMetrics>({
      sources: [
        metrics,
        (id) => call("business.metricsOf", ({ business }) => business.metricsOf({ params: { id } })),
      ],
      isEmpty,
    });
    return Business.of({
      profile: chain<[UserId], BusinessProfile>({
        sources: [
          () => call("business.profile", ({ business }) => business.profile({})),
          (id) => call("business.profileOf", ({ business }) => business.profileOf({ params: { id } })),
        ],
        isEmpty,
      }),
      edit: (_owner, payload) => call("business.edit", ({ business }) => business.edit({ payload })),
      metrics: (_owner, id) => (id === undefined ? metrics() : eitherMetrics(id)),
      connected: () =>
        call("business.connected", ({ business }) => business.connected({})).pipe(
          Effect.map(({ connected }) => connected),
        ),
      connectGoogle: (_owner, authCode) =>
        call("business.connectGoogle", ({ business }) => business.connectGoogle({ payload: { authCode } })),
      analytics: (_owner, timeframe) =>
        call("business.analytics", ({ business }) => business.analytics({ query: { timeframe } })),
    });
  }),
);
