import { idText } from "../../domain/fields.ts";
import { KitchenImage } from "../../domain/kitchen.ts";
import { authorized } from "./access.ts";
import { listOf } from "./endpoints.ts";

const id = idText<"kitchen">();

/** §7, Kitchens, their images. */
export const kitchenImagesGroup = () =>
  authorized(
    "kitchenImages",
    listOf("fromKitchenImage", "/kitchenimage/findKitchenimages/:id", id, KitchenImage),
    listOf("fromImages", "/images/kitchen/:id", id, KitchenImage),
  );
