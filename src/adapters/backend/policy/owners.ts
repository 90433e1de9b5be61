import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Id } from "../../../domain/id.ts";
import type { Kitchen } from "../../../domain/kitchen.ts";
import type { Records } from "../../../domain/records.ts";

/** The backend's own view of whose a record is. */
export class Owners extends Context.Service<
  Owners,
  {
    /** The chef of a kitchen; nobody where it has none or there is no such kitchen. */
    readonly ofKitchen: (id: Id<"kitchen">) => Effect<Id<"user"> | undefined>;
    readonly kitchensOf: (chef: Id<"user">) => Effect<Records<Kitchen>>;
    /** Whether somebody is told of a message, and so has a copy of their own; of one that is not there nobody is. */
    readonly isTold: (id: Id<"notification">, reader: Id<"user">) => Effect<boolean>;
    /** Nobody where there is no such picture. */
    readonly ofProfileImage: (id: Id<"profile image">) => Effect<Id<"user"> | undefined>;
  }
>()("backend/Owners") {}
