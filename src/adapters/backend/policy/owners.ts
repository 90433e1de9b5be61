import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Id } from "../../../domain/id.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";

/** Whose a record is, where no call of the contract reads that record by itself; `NotFound` where there is none. */
export class Owners extends Context.Service<
  Owners,
  {
    /** Whether somebody is told of a message, and so has a copy of their own; of one that is not there nobody is. */
    readonly isTold: (id: Id<"notification">, reader: Id<"user">) => Effect<boolean>;
    readonly ofProfileImage: (id: Id<"profile image">) => Effect<Id<"user"> | undefined, RemoteFailure>;
  }
>()("backend/Owners") {}
