import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { KitchenId, UserId } from "../../../domain/id.ts";
import type { Kitchen } from "../../../domain/kitchen.ts";
import type { Records } from "../../../domain/records.ts";

/** The backend's own view of who runs a kitchen, for deciding whose its records are. */
export class Chefs extends Context.Service<
  Chefs,
  {
    /** The chef of a kitchen; nobody where it has none or there is no such kitchen. */
    readonly ofKitchen: (id: KitchenId) => Effect<UserId | undefined>;
    readonly kitchensOf: (chef: UserId) => Effect<Records<Kitchen>>;
  }
>()("backend/Chefs") {}
