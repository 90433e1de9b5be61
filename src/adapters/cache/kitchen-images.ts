import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { KitchenImages } from "../../domain/ports/kitchen-images.ts";
import { Reads } from "./reads.ts";

/** `KitchenImages`, remembered. */
export const kitchenImagesCached = Layer.effect(
  KitchenImages,
  Effect.gen(function* () {
    const images = yield* KitchenImages;
    const { fresh } = yield* Reads;
    return KitchenImages.of({ of: yield* fresh("kitchen images", images.of) });
  }),
);
