import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Analytics } from "../../domain/ports/analytics.ts";
import { Reads } from "./reads.ts";

/** `Analytics`, remembered with what it counts. */
export const analyticsCached = Layer.effect(
  Analytics,
  Effect.gen(function* () {
    const analytics = yield* Analytics;
    const { fresh } = yield* Reads;
    const totals = {
      users: yield* fresh("users", () => analytics.total("users")),
      kitchens: yield* fresh("kitchens", () => analytics.total("kitchens")),
      tribes: yield* fresh("tribes", () => analytics.total("tribes")),
    };
    return Analytics.of({
      total: (name) => totals[name](),
      userActivity: yield* fresh("users", analytics.userActivity),
      popularKitchens: yield* fresh("kitchens", analytics.popularKitchens),
      activeTribes: yield* fresh("tribes", analytics.activeTribes),
      ofCustomer: yield* fresh("business", analytics.ofCustomer),
      ofLocation: yield* fresh("business", analytics.ofLocation),
    });
  }),
);
