import * as Effect from "effect/Effect";
import { Uploads } from "../../policy/uploads.ts";
import { asCaller } from "../answered-failure.ts";
import { group } from "../group.ts";
import { uploadedImage } from "../uploaded-image.ts";
import { whereOffered } from "./offered.ts";

export const picturesHandlers = group("pictures", function* () {
  const uploads = yield* Uploads;
  const ifOffered = yield* whereOffered("uploads");
  return (handlers) =>
    handlers.handleAll({
      upload: ({ payload }) =>
        asCaller(({ userId }) =>
          ifOffered.pipe(
            Effect.andThen(uploadedImage(payload)),
            Effect.flatMap((image) => uploads.of(userId).upload(image)),
          ),
        ),
    });
});
