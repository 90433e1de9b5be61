import * as Schema from "effect/Schema";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { MAX_IMAGE_BYTES } from "../../domain/profile-image.ts";

/** The part of an upload that is the picture. */
export const SENT_FILE = "file";

/** What surrounds the picture in an upload. */
const FRAME_BYTES = 16 * 1024;

/** An upload: a picture, and what is said of it. The one kind of body that may have more than a megabyte. */
export const sentPicture = <const Fields extends Readonly<Record<string, typeof Schema.String>>>(
  fields: Fields,
) =>
  Schema.Struct({ ...fields, [SENT_FILE]: Schema.String }).pipe(
    HttpApiSchema.asMultipartStream({
      maxParts: Object.keys(fields).length + 1,
      maxFieldSize: 1_024,
      maxTotalSize: MAX_IMAGE_BYTES + FRAME_BYTES,
    }),
  );
