import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { ProfileImages } from "../../domain/ports/profile-images.ts";
import { Reads } from "./reads.ts";

/** `ProfileImages`, remembered. */
export const profileImagesCached = Layer.effect(
  ProfileImages,
  Effect.gen(function* () {
    const images = yield* ProfileImages;
    const { fresh, touching } = yield* Reads;
    return ProfileImages.of({
      ofUser: yield* fresh("profile images", images.ofUser),
      upload: touching(["profile images"], images.upload),
      remove: touching(["profile images"], images.remove),
    });
  }),
);
