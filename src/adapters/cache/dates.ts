import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Dates } from "../../domain/ports/dates.ts";
import { contributionsCached } from "./contributions.ts";
import { Reads } from "./reads.ts";

/** `Dates`, remembered. */
export const datesCached = Layer.effect(
  Dates,
  Effect.gen(function* () {
    const dates = yield* Dates;
    const reads = yield* Reads;
    return Dates.of({
      ...(yield* contributionsCached(reads, "dates", dates)),
      range: yield* reads.fresh("dates", dates.range),
    });
  }),
);
