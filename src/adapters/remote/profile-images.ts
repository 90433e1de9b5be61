import { ProfileImages } from "../../domain/ports/profile-images.ts";
import { imageTypeOf } from "../../domain/profile-image.ts";
import { UPLOAD } from "../contract/profile-images.ts";
import { port } from "./port.ts";
import { NAMING_USERS } from "./reads.ts";

/** The picture by its true type, whatever its file was called. */
const formOf = (userId: string, bytes: Uint8Array<ArrayBuffer>): FormData => {
  const form = new FormData();
  form.append(UPLOAD.user, userId);
  form.append(UPLOAD.file, new Blob([bytes], { type: imageTypeOf(bytes) ?? "" }), "image");
  return form;
};

export const profileImages = port(ProfileImages)(({ cached, call, invalidating }) => ({
  ofUser: cached("profileImages", (id) => call("profileImages.ofUser", { params: { id } })),
  upload: invalidating(["profileImages", ...NAMING_USERS], (id, bytes) =>
    call("profileImages.upload", { payload: formOf(id, bytes) }),
  ),
  remove: invalidating(["profileImages", ...NAMING_USERS], (id) =>
    call("profileImages.remove", { params: { id } }),
  ),
}));
