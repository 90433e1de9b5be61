import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as OpenApi from "effect/http-api/OpenApi";
import { Authorization } from "./access.ts";
import { listOf } from "./endpoints.ts";
import { idText } from "./ids.ts";
import { KitchenImageCodec } from "./kitchen-codec.ts";

const id = idText<"kitchen">();

/** §7, Kitchens, their images. */
export const KitchenImagesGroup = HttpApiGroup.make("kitchenImages")
  .add(
    listOf("fromKitchenImage", "/kitchenimage/findKitchenimages/:id", id, KitchenImageCodec).annotate(
      OpenApi.Description,
      "The first source of a kitchen's pictures (D33).",
    ),
    listOf("fromImages", "/images/kitchen/:id", id, KitchenImageCodec).annotate(
      OpenApi.Description,
      "The second source; the third is the logo of the kitchen (D33, P2).",
    ),
  )
  .middleware(Authorization);
