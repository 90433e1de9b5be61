import * as Effect from "effect/Effect";
import { ProfileImages } from "../../../../domain/ports/profile-images.ts";
import { group } from "../group.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { Owners } from "../../policy/owners.ts";
import { ownerOrAdmin, ownerOrPermitted, selfOrAdmin } from "../../policy/ownership.ts";
import { uploadedImageOfUser } from "../uploaded-image.ts";

/** Whoever may read users sees their pictures, everybody else their own. */
export const profileImagesHandlers = group("profileImages", function* () {
  const images = yield* ProfileImages;
  const owners = yield* Owners;
  return (handlers) =>
    handlers.handleAll({
      ofUser: ({ params: { id } }) =>
        withAnsweredFailures(
          Effect.andThen(ownerOrPermitted("profileImages.ofUser", Effect.succeed(id)), images.ofUser(id)),
        ),
      upload: Effect.fnUntraced(function* ({ payload }) {
        const { userId, bytes } = yield* uploadedImageOfUser(payload);
        yield* selfOrAdmin(userId);
        return yield* images.upload(userId, bytes);
      }, withAnsweredFailures),
      remove: ({ params: { id } }) =>
        withAnsweredFailures(Effect.andThen(ownerOrAdmin(owners.ofProfileImage(id)), images.remove(id))),
    });
});
