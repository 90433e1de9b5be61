import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import { idText } from "../../domain/fields.ts";
import { ProfileImage } from "../../domain/profile-image.ts";
import { authorized } from "./access.ts";
import { listOf, remove } from "./endpoints.ts";
import { sentPicture } from "./sent-picture.ts";

/** The part of an upload that says whose picture it is. */
export const SENT_USER = "userId";

/** §7, Profile images. */
export const profileImagesGroup = () =>
  authorized(
    "profileImages",
    listOf("ofUser", "/profileimage/user/:id", idText<"user">(), ProfileImage),
    HttpApiEndpoint.post("upload", "/profileimage/upload", {
      payload: sentPicture({ [SENT_USER]: Schema.String }),
      success: ProfileImage,
    }),
    remove("/profileimage/:id", idText<"profile image">()),
  );
