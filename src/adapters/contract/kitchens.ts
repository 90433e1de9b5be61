import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Authorization } from "./access.ts";
import { all, byId, count, page, remove } from "./endpoints.ts";
import { FAILURES } from "./failures.ts";
import { idText } from "./ids.ts";
import { KitchenCodec, NewKitchenCodec } from "./kitchen-codec.ts";

const id = idText<"kitchen">();

/** §7, Kitchens. Pages are `{first}/{max}` (D29); verbs and spellings are the backend's (D30). */
export const KitchensGroup = HttpApiGroup.make("kitchens")
  .add(
    all("/kitchen", KitchenCodec),
    count("/kitchen/count"),
    page("/kitchen/:first/:max", KitchenCodec),
    byId("/kitchen/:id", id, KitchenCodec),
    HttpApiEndpoint.post("create", "/kitchen/createKitchen", {
      payload: NewKitchenCodec,
      success: KitchenCodec,
      error: FAILURES,
    }),
    HttpApiEndpoint.post("edit", "/kitchen/editKitchen", {
      payload: KitchenCodec,
      success: KitchenCodec,
      error: FAILURES,
    }),
    remove("/kitchen/destroyKitchen/:id", id),
  )
  .middleware(Authorization);
