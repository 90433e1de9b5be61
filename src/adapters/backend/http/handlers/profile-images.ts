import * as Effect from "effect/Effect";
import { ProfileImages } from "../../../../domain/ports/profile-images.ts";
import { CurrentUser } from "../../../contract/access.ts";
import { group } from "../group.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { Owners } from "../../policy/owners.ts";
import { ownerOrAdmin, ownerOrPermitted } from "../../policy/ownership.ts";
import { uploadedImageOfUser } from "../uploaded-image.ts";

/** Whoever may read users sees their pictures, everybody else their own. */
export const profileImagesHandlers = group("profileImages", function* () {
  const images = yield* ProfileImages;
  const owners = yield* Owners;
  return (handlers) =>
    handlers.handleAll({
      ofUser: Effect.fnUntraced(function* ({ params }) {
        yield* ownerOrPermitted(yield* CurrentUser, params.id, "profileImages.ofUser");
        return yield* images.ofUser(params.id);
      }, withAnsweredFailures),
      upload: Effect.fnUntraced(function* ({ payload }) {
        const { userId, bytes } = yield* uploadedImageOfUser(payload);
        yield* ownerOrAdmin(yield* CurrentUser, Effect.succeed(userId));
        return yield* images.upload(userId, bytes);
      }, withAnsweredFailures),
      remove: Effect.fnUntraced(function* ({ params }) {
        yield* ownerOrAdmin(yield* CurrentUser, owners.ofProfileImage(params.id));
        return yield* images.remove(params.id);
      }, withAnsweredFailures),
    });
});
