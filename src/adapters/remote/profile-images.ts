import { ProfileImages } from "../../domain/ports/profile-images.ts";
import { SENT_USER } from "../contract/profile-images.ts";
import { pictureForm } from "./picture-form.ts";
import { port } from "./port.ts";
import { NAMING_USERS } from "./reads.ts";

export const profileImages = port(ProfileImages)(({ cached, call, invalidating }) => ({
  ofUser: cached("profileImages", (id) => call("profileImages.ofUser", { params: { id } })),
  upload: invalidating(["profileImages", ...NAMING_USERS], (id, bytes) =>
    call("profileImages.upload", { payload: pictureForm(bytes, { [SENT_USER]: id }) }),
  ),
  remove: invalidating(["profileImages", ...NAMING_USERS], (id) =>
    call("profileImages.remove", { params: { id } }),
  ),
}));
