import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as OpenApi from "effect/http-api/OpenApi";
import { Authorization } from "./access.ts";
import { all, byId, count, page, remove, SHOWN_AS_ZERO } from "./endpoints.ts";
import { FAILURES } from "./failures.ts";
import { idText } from "./ids.ts";
import { KitchenCodec, KitchenDraftCodec } from "./kitchen-codec.ts";

const id = idText<"kitchen">();

const VOTES_STAY = "Never writes how many votes there are (P4).";

/** §7, Kitchens. Pages are `{first}/{max}` (D29); verbs and spellings are the backend's (D30). */
export const KitchensGroup = HttpApiGroup.make("kitchens")
  .add(
    all("/kitchen", KitchenCodec).annotate(OpenApi.Description, SHOWN_AS_ZERO),
    count("/kitchen/count"),
    page("/kitchen/:first/:max", KitchenCodec).annotate(OpenApi.Description, SHOWN_AS_ZERO),
    byId("/kitchen/:id", id, KitchenCodec),
    HttpApiEndpoint.post("create", "/kitchen/createKitchen", {
      payload: KitchenDraftCodec,
      success: KitchenCodec,
      error: FAILURES,
    }).annotate(OpenApi.Description, VOTES_STAY),
    HttpApiEndpoint.post("edit", "/kitchen/editKitchen", {
      payload: KitchenCodec,
      success: KitchenCodec,
      error: FAILURES,
    }).annotate(OpenApi.Description, VOTES_STAY),
    remove("/kitchen/destroyKitchen/:id", id),
  )
  .middleware(Authorization);
