import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Blocks } from "../../domain/ports/blocks.ts";
import { kitchenMarksCached } from "./contributions.ts";
import { Reads } from "./reads.ts";

/** `Blocks`, remembered. */
export const blocksCached = Layer.effect(
  Blocks,
  Effect.gen(function* () {
    return Blocks.of(yield* kitchenMarksCached(yield* Reads, "blocks", yield* Blocks));
  }),
);
