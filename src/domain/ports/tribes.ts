import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Id } from "../id.ts";
import type { Records } from "../records.ts";
import type { RemoteFailure } from "../remote-failure.ts";
import type { NewTribe, Tribe } from "../tribe.ts";
import type { User } from "../user.ts";
import type { SearchedCollection } from "./collection.ts";

/** The tribes of the service and who belongs to them (§7, Tribes). */
export class Tribes extends Context.Service<
  Tribes,
  SearchedCollection<Tribe, Id<"tribe">> & {
    /** Keeps a new tribe and gives it back; `Refused` where it has no name. */
    readonly create: (tribe: NewTribe) => Effect<Tribe, RemoteFailure>;
    /** Saves a merged tribe and gives it back as it is now (D37); `Stale` as for users. */
    readonly edit: (tribe: Tribe) => Effect<Tribe, RemoteFailure>;
    /** Who belongs to a tribe; `NotFound` where there is no such tribe. */
    readonly members: (id: Id<"tribe">) => Effect<Records<User>, RemoteFailure>;
    /** Makes somebody a member; it is fine if they are. `NotFound` where there is no such tribe or user. */
    readonly addMember: (id: Id<"tribe">, userId: Id<"user">) => Effect<void, RemoteFailure>;
    /** Ends a membership; `NotFound` where there is none. */
    readonly removeMember: (id: Id<"tribe">, userId: Id<"user">) => Effect<void, RemoteFailure>;
  }
>()("domain/ports/Tribes") {}
