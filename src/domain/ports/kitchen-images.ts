import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Id } from "../id.ts";
import type { KitchenPicture } from "../kitchen.ts";
import type { Records } from "../records.ts";
import type { RemoteFailure } from "../remote-failure.ts";

/** The pictures of kitchens (§7, Kitchens). */
export class KitchenImages extends Context.Service<
  KitchenImages,
  {
    /** A kitchen's images, or its logo where it has none, or nothing (D33); `NotFound` without such a kitchen. */
    readonly of: (kitchenId: Id<"kitchen">) => Effect<Records<KitchenPicture>, RemoteFailure>;
  }
>()("domain/ports/KitchenImages") {}
