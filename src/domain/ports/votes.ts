import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Id } from "../id.ts";
import type { Records } from "../records.ts";
import type { RemoteFailure } from "../remote-failure.ts";
import type { KitchenVote, NewKitchenVote } from "../vote.ts";

/** What people think of kitchens (§7, Kitchen votes). A kitchen's `positivo` and `negativo` follow every change. */
export class Votes extends Context.Service<
  Votes,
  {
    readonly ofKitchen: (kitchenId: Id<"kitchen">) => Effect<Records<KitchenVote>, RemoteFailure>;
    readonly ofUser: (userId: Id<"user">) => Effect<Records<KitchenVote>, RemoteFailure>;
    /** Votes; voting again replaces. `NotFound` without such a user or kitchen. */
    readonly vote: (vote: NewKitchenVote) => Effect<KitchenVote, RemoteFailure>;
    /** Takes a vote back; `NotFound` where there is none. */
    readonly withdraw: (userId: Id<"user">, kitchenId: Id<"kitchen">) => Effect<void, RemoteFailure>;
  }
>()("domain/ports/Votes") {}
