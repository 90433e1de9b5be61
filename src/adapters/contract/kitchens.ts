import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { idText } from "../../domain/fields.ts";
import { ChangedKitchen, Kitchen, NewKitchen } from "../../domain/kitchen.ts";
import { Authorization } from "./access.ts";
import { all, byId, count, page, remove } from "./endpoints.ts";
import { FAILURES } from "./failures.ts";

const id = idText<"kitchen">();

/** §7, Kitchens. Pages are `{first}/{max}` (D29); verbs and spellings are the backend's (D30). */
export const KitchensGroup = HttpApiGroup.make("kitchens")
  .add(
    all("/kitchen", Kitchen),
    count("/kitchen/count"),
    page("/kitchen/:first/:max", Kitchen),
    byId("/kitchen/:id", id, Kitchen),
    HttpApiEndpoint.post("create", "/kitchen/createKitchen", {
      payload: NewKitchen,
      success: Kitchen,
      error: FAILURES,
    }),
    HttpApiEndpoint.post("edit", "/kitchen/editKitchen", {
      payload: ChangedKitchen,
      success: Kitchen,
      error: FAILURES,
    }),
    remove("/kitchen/destroyKitchen/:id", id),
  )
  .middleware(Authorization);
