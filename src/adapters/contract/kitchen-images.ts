import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { idText } from "../../domain/fields.ts";
import { KitchenImage } from "../../domain/kitchen.ts";
import { Authorization } from "./access.ts";
import { listOf } from "./endpoints.ts";

const id = idText<"kitchen">();

/** §7, Kitchens, their images. */
export const kitchenImagesGroup = () =>
  HttpApiGroup.make("kitchenImages")
    .add(
      listOf("fromKitchenImage", "/kitchenimage/findKitchenimages/:id", id, KitchenImage),
      listOf("fromImages", "/images/kitchen/:id", id, KitchenImage),
    )
    .middleware(Authorization);
