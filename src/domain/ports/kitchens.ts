import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Id } from "../id.ts";
import type { Kitchen, NewKitchen } from "../kitchen.ts";
import type { RemoteFailure } from "../remote-failure.ts";
import type { SearchedCollection } from "./collection.ts";

/** The kitchens of the service (§7, Kitchens). */
export class Kitchens extends Context.Service<
  Kitchens,
  SearchedCollection<Kitchen, Id<"kitchen">> & {
    /** Adds a kitchen, neither banned nor voted on yet; `Refused` where its chef or tribe does not exist. */
    readonly create: (draft: NewKitchen) => Effect<Kitchen, RemoteFailure>;
    /** Saves a merged kitchen, its votes apart, and gives it back as it is now (D37); `Stale` as for users. */
    readonly edit: (kitchen: Kitchen) => Effect<Kitchen, RemoteFailure>;
  }
>()("domain/ports/Kitchens") {}
