import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Health } from "../../domain/ports/health.ts";
import { Reads } from "./reads.ts";

/** `Health`, remembered. */
export const healthCached = Layer.effect(
  Health,
  Effect.gen(function* () {
    const health = yield* Health;
    const { fresh } = yield* Reads;
    return Health.of({ check: yield* fresh("health", health.check) });
  }),
);
