import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Id } from "../id.ts";
import type { NewNotification, SystemNotification } from "../notification.ts";
import type { Records } from "../records.ts";
import type { RemoteFailure } from "../remote-failure.ts";
import type { Collection } from "./collection.ts";

/** The messages of the system (§7, Notifications). */
export class Notifications extends Context.Service<
  Notifications,
  Pick<Collection<SystemNotification, Id<"notification">>, "all" | "page"> & {
    /** What somebody is told: their own messages and those for everybody (D16). */
    readonly ofUser: (id: Id<"user">) => Effect<Records<SystemNotification>, RemoteFailure>;
    /** Tells somebody something, or everybody; also takes incident reports (D44). `RateLimited` when it is too much. */
    readonly create: (draft: NewNotification) => Effect<SystemNotification, RemoteFailure>;
    /** Marks one's own copy of a message as read and gives it back as it is now; `NotFound` where there is none. */
    readonly markRead: (id: Id<"notification">) => Effect<SystemNotification, RemoteFailure>;
  }
>()("domain/ports/Notifications") {}
