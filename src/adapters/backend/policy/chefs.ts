import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Id } from "../../../domain/id.ts";
import type { Kitchen } from "../../../domain/kitchen.ts";
import type { Records } from "../../../domain/records.ts";

/** The backend's own view of who runs a kitchen, for deciding whose its records are. */
export class Chefs extends Context.Service<
  Chefs,
  {
    /** The chef of a kitchen; nobody where it has none or there is no such kitchen. */
    readonly ofKitchen: (id: Id<"kitchen">) => Effect<Id<"user"> | undefined>;
    readonly kitchensOf: (chef: Id<"user">) => Effect<Records<Kitchen>>;
  }
>()("backend/Chefs") {}
