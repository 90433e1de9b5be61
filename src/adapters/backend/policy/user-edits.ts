import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Id } from "../../../domain/id.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { ChangedUser, User } from "../../../domain/user.ts";

/** The backend's own edit of users, decided and written at one moment. */
export class UserEdits extends Context.Service<
  UserEdits,
  {
    /**
     * Saves what the actor may save of a merged user, as both are at that moment: `Forbidden` where the actor may not,
     * `Unauthorized` where there is no actor any more, `NotFound` where there is no such user, `Refused` as `Users`.
     */
    readonly save: (actorId: Id<"user">, sent: ChangedUser) => Effect<User, RemoteFailure>;
  }
>()("backend/UserEdits") {}
