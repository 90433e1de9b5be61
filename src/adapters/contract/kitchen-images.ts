import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Authorization } from "./access.ts";
import { listOf } from "./endpoints.ts";
import { idText } from "./ids.ts";
import { KitchenImageCodec } from "./kitchen-codec.ts";

const id = idText<"kitchen">();

/** §7, Kitchens, their images. */
export const KitchenImagesGroup = HttpApiGroup.make("kitchenImages")
  .add(
    listOf("fromKitchenImage", "/kitchenimage/findKitchenimages/:id", id, KitchenImageCodec),
    listOf("fromImages", "/images/kitchen/:id", id, KitchenImageCodec),
  )
  .middleware(Authorization);
