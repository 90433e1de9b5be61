import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { TribeImages } from "../../domain/ports/tribe-images.ts";
import { Call } from "./call.ts";

/** `TribeImages` over HTTP. */
export const tribeImagesHttp = Layer.effect(
  TribeImages,
  Effect.map(Call, (call) =>
    TribeImages.of({
      ofTribe: (id) =>
        call("tribeImages.ofTribe", ({ tribeImages }) => tribeImages.ofTribe({ params: { id } })),
      create: (image) =>
        call("tribeImages.create", ({ tribeImages }) => tribeImages.create({ payload: image })),
      remove: (id) => call("tribeImages.remove", ({ tribeImages }) => tribeImages.remove({ params: { id } })),
    }),
  ),
);
