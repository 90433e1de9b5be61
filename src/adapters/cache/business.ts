import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Business } from "../../domain/ports/business.ts";
import { Reads } from "./reads.ts";

/** `Business`, remembered. */
export const businessCached = Layer.effect(
  Business,
  Effect.gen(function* () {
    const business = yield* Business;
    const { fresh, touching } = yield* Reads;
    return Business.of({
      profile: yield* fresh("business", business.profile),
      metrics: yield* fresh("business", business.metrics),
      analytics: yield* fresh("business", business.analytics),
      connected: yield* fresh("google", business.connected),
      edit: touching(["business"], business.edit),
      connectGoogle: touching(["google"], business.connectGoogle),
    });
  }),
);
