import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { ProfileImages } from "../../domain/ports/profile-images.ts";
import { imageTypeOf } from "../../domain/profile-image.ts";
import { UPLOAD } from "../contract/profile-images.ts";
import { Call } from "./call.ts";

/** The picture by its true type, whatever its file was called. */
const formOf = (userId: string, bytes: Uint8Array<ArrayBuffer>): FormData => {
  const form = new FormData();
  form.append(UPLOAD.user, userId);
  form.append(UPLOAD.file, new Blob([bytes], { type: imageTypeOf(bytes) ?? "" }), "image");
  return form;
};

/** `ProfileImages` over HTTP. */
export const profileImagesHttp = Layer.effect(
  ProfileImages,
  Effect.map(Call, (call) =>
    ProfileImages.of({
      ofUser: (id) =>
        call("profileImages.ofUser", ({ profileImages }) => profileImages.ofUser({ params: { id } })),
      upload: (id, bytes) =>
        call("profileImages.upload", ({ profileImages }) =>
          profileImages.upload({ payload: formOf(id, bytes) }),
        ),
      remove: (id) =>
        call("profileImages.remove", ({ profileImages }) => profileImages.remove({ params: { id } })),
    }),
  ),
);
