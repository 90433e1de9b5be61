import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { TribeImages } from "../../domain/ports/tribe-images.ts";
import { Reads } from "./reads.ts";

/** `TribeImages`, remembered. */
export const tribeImagesCached = Layer.effect(
  TribeImages,
  Effect.gen(function* () {
    const images = yield* TribeImages;
    const { fresh, touching } = yield* Reads;
    return TribeImages.of({
      ofTribe: yield* fresh("tribe images", images.ofTribe),
      create: touching(["tribe images"], images.create),
      remove: touching(["tribe images"], images.remove),
    });
  }),
);
