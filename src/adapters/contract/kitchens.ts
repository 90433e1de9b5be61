import { idText } from "../../domain/fields.ts";
import { ChangedKitchen, Kitchen, kitchenListDefinition, NewKitchen } from "../../domain/kitchen.ts";
import { authorized } from "./access.ts";
import {
  all,
  byId,
  count,
  createOnce,
  find,
  listPage,
  revised,
  revisedEdit,
  revisedRemove,
} from "./endpoints.ts";

const id = idText<"kitchen">();

/** §7, Kitchens. Pages are `{first}/{max}` (D29); verbs and spellings are the backend's (D30). */
export const kitchensGroup = () =>
  authorized(
    "kitchens",
    all("/kitchen", Kitchen),
    count("/kitchen/count"),
    listPage("/kitchen/:first/:max", Kitchen, kitchenListDefinition),
    byId("/kitchen/:id", id, revised(Kitchen)),
    find("/search/kitchens", Kitchen),
    createOnce("/kitchen/createKitchen", NewKitchen, Kitchen),
    revisedEdit("/kitchen/editKitchen", ChangedKitchen, Kitchen),
    revisedRemove("/kitchen/destroyKitchen/:id", id),
  );
