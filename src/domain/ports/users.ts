import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Id } from "../id.ts";
import type { RemoteFailure } from "../remote-failure.ts";
import type { ChangedUser, User } from "../user.ts";
import type { SearchedCollection } from "./collection.ts";

/** The users of the service (§7, Users). */
export class Users extends Context.Service<
  Users,
  SearchedCollection<User, Id<"user">> & {
    /**
     * Saves a merged user and gives it back as it is now (D14, D37); `Refused` where D68 asks for more, `Stale` where it
     * has a revision and is in another by now.
     */
    readonly edit: (user: ChangedUser) => Effect<User, RemoteFailure>;
  }
>()("domain/ports/Users") {}
