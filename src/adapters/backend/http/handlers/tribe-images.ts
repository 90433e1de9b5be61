import * as Effect from "effect/Effect";
import { TribeImages } from "../../../../domain/ports/tribe-images.ts";
import { group } from "../group.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { ownerOrAdmin } from "../../policy/ownership.ts";

/** A tribe belongs to nobody, so its pictures are an admin's to change. */
const admin = ownerOrAdmin(Effect.undefined);

export const tribeImagesHandlers = group("tribeImages", function* () {
  const images = yield* TribeImages;
  return (handlers) =>
    handlers.handleAll({
      ofTribe: ({ params }) => withAnsweredFailures(images.ofTribe(params.id)),
      create: ({ payload }) => withAnsweredFailures(Effect.andThen(admin, images.create(payload))),
      remove: ({ params }) => withAnsweredFailures(Effect.andThen(admin, images.remove(params.id))),
    });
});
