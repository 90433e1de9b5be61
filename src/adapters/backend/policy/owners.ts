import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { NotificationId, ProfileImageId, UserId } from "../../../domain/id.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";

/** Whose a record is, where no call of the contract reads that record by itself; `NotFound` where there is none. */
export class Owners extends Context.Service<
  Owners,
  {
    readonly ofNotification: (id: NotificationId) => Effect<UserId | undefined, RemoteFailure>;
    readonly ofProfileImage: (id: ProfileImageId) => Effect<UserId | undefined, RemoteFailure>;
  }
>()("backend/Owners") {}
