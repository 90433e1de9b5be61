import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import { UploadedPicture } from "../../domain/profile-image.ts";
import { authorized } from "./access.ts";
import { sentPicture } from "./sent-picture.ts";

/** Beyond §7: a picture that a record is to name gets an address of the service. */
export const picturesGroup = () =>
  authorized(
    "pictures",
    HttpApiEndpoint.post("upload", "/pictures", { payload: sentPicture({}), success: UploadedPicture }),
  );
