import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { idText } from "../../domain/fields.ts";
import { NewTribeImage, TribeImage } from "../../domain/tribe.ts";
import { Authorization } from "./access.ts";
import { remove } from "./endpoints.ts";
import { FAILURES } from "./failures.ts";
import { records } from "./records.ts";

/** §7, Tribes, their images. `:id` is the tribe's where they are read and the image's where one is deleted. */
export const TribeImagesGroup = HttpApiGroup.make("tribeImages")
  .add(
    HttpApiEndpoint.get("ofTribe", "/tribeimage/:id", {
      params: { id: idText<"tribe">() },
      success: records(TribeImage),
      error: FAILURES,
    }),
    HttpApiEndpoint.post("create", "/tribeimage", {
      payload: NewTribeImage,
      success: TribeImage,
      error: FAILURES,
    }),
    remove("/tribeimage/:id", idText<"tribe image">()),
  )
  .middleware(Authorization);
