import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { UserId } from "../id.ts";
import type { Window } from "../paging.ts";
import type { Records } from "../records.ts";
import type { RemoteFailure } from "../remote-failure.ts";
import type { User } from "../user.ts";

/** The users of the service (§7, Users). */
export class Users extends Context.Service<
  Users,
  {
    /** Every user. */
    readonly all: () => Effect<Records<User>, RemoteFailure>;
    /** The users in a window, in the backend's order. */
    readonly page: (window: Window) => Effect<Records<User>, RemoteFailure>;
    /** One user; `NotFound` where there is none. */
    readonly byId: (id: UserId) => Effect<User, RemoteFailure>;
    /** Saves a merged user and gives it back as it is now (D14, D37). */
    readonly edit: (user: User) => Effect<User, RemoteFailure>;
    /** Deletes a user; `NotFound` where there is none. */
    readonly remove: (id: UserId) => Effect<void, RemoteFailure>;
    /** How many users there are. */
    readonly count: () => Effect<number, RemoteFailure>;
  }
>()("domain/ports/Users") {}
