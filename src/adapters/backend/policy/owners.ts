import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Id } from "../../../domain/id.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";

/** Whose a record is, where no call of the contract reads that record by itself; `NotFound` where there is none. */
export class Owners extends Context.Service<
  Owners,
  {
    /** Whose copy of a message somebody asks for: their own where they are told of it; `NotFound` where they are not. */
    readonly ofCopy: (
      id: Id<"notification">,
      reader: Id<"user">,
    ) => Effect<Id<"user"> | undefined, RemoteFailure>;
    readonly ofProfileImage: (id: Id<"profile image">) => Effect<Id<"user"> | undefined, RemoteFailure>;
  }
>()("backend/Owners") {}
