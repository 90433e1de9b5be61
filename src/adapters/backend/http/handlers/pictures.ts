import * as Effect from "effect/Effect";
import { CurrentUser } from "../../../contract/access.ts";
import { Uploads } from "../../policy/uploads.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { group } from "../group.ts";
import { uploadedImage } from "../uploaded-image.ts";
import { whereOffered } from "./offered.ts";

export const picturesHandlers = group("pictures", function* () {
  const uploads = yield* Uploads;
  const ifOffered = yield* whereOffered("uploads");
  return (handlers) =>
    handlers.handleAll({
      upload: Effect.fnUntraced(function* ({ payload }) {
        yield* ifOffered;
        const { userId } = yield* CurrentUser;
        return yield* uploads.of(userId).upload(yield* uploadedImage(payload));
      }, withAnsweredFailures),
    });
});
