import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { KitchenId, UserId } from "../id.ts";
import type { Records } from "../records.ts";
import type { RemoteFailure } from "../remote-failure.ts";
import type { KitchenVote, NewKitchenVote } from "../vote.ts";

/** What people think of kitchens (§7, Kitchen votes). A kitchen's `positivo` and `negativo` follow every change. */
export class Votes extends Context.Service<
  Votes,
  {
    /** The votes on a kitchen. */
    readonly ofKitchen: (kitchenId: KitchenId) => Effect<Records<KitchenVote>, RemoteFailure>;
    /** What somebody voted. */
    readonly ofUser: (userId: UserId) => Effect<Records<KitchenVote>, RemoteFailure>;
    /** Votes; voting again replaces. `NotFound` without such a user or kitchen. */
    readonly vote: (vote: NewKitchenVote) => Effect<KitchenVote, RemoteFailure>;
    /** Takes a vote back; `NotFound` where there is none. */
    readonly withdraw: (userId: UserId, kitchenId: KitchenId) => Effect<void, RemoteFailure>;
  }
>()("domain/ports/Votes") {}
