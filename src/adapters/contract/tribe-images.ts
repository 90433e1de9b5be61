import { idText } from "../../domain/fields.ts";
import { NewTribeImage, TribeImage } from "../../domain/tribe.ts";
import { authorized } from "./access.ts";
import { create, listOf, remove } from "./endpoints.ts";

/** §7, Tribes, their images. `:id` is the tribe's where they are read and the image's where one is deleted. */
export const tribeImagesGroup = () =>
  authorized(
    "tribeImages",
    listOf("ofTribe", "/tribeimage/:id", idText<"tribe">(), TribeImage),
    create("/tribeimage", NewTribeImage, TribeImage),
    remove("/tribeimage/:id", idText<"tribe image">()),
  );
