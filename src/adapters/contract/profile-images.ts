import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { idText } from "../../domain/fields.ts";
import { MAX_IMAGE_BYTES, ProfileImage } from "../../domain/profile-image.ts";
import { authorized } from "./access.ts";
import { listOf, remove } from "./endpoints.ts";

/** The parts of an upload: whose picture it is, and the picture. */
export const UPLOAD = { user: "userId", file: "file" } as const;

/** What surrounds the picture in an upload. */
const FRAME_BYTES = 16 * 1024;

/** §7, Profile images. The upload is the one call whose body may have more than a megabyte. */
export const profileImagesGroup = () =>
  authorized(
    "profileImages",
    listOf("ofUser", "/profileimage/user/:id", idText<"user">(), ProfileImage),
    HttpApiEndpoint.post("upload", "/profileimage/upload", {
      payload: Schema.Struct({ [UPLOAD.user]: Schema.String, [UPLOAD.file]: Schema.String }).pipe(
        HttpApiSchema.asMultipartStream({
          maxParts: 2,
          maxFieldSize: 1_024,
          maxTotalSize: MAX_IMAGE_BYTES + FRAME_BYTES,
        }),
      ),
      success: ProfileImage,
    }),
    remove("/profileimage/:id", idText<"profile image">()),
  );
