import type { Effect } from "effect/Effect";
import type { Id } from "../id.ts";
import type { Records } from "../records.ts";
import type { RemoteFailure } from "../remote-failure.ts";
import type { CountedCollection } from "./collection.ts";

/**
 * What people leave behind, at kitchens for the most part (§7): comments, favorites, blocks and dates. Each belongs to
 * the user who made it; `New` is such a record before the backend has given it an id.
 */
export interface Contributions<A extends New, Key, New> extends CountedCollection<A, Key> {
  /** Saves a new record and gives it back; `Refused` where it points at what does not exist. */
  readonly create: (draft: New) => Effect<A, RemoteFailure>;
  /** Saves what a record says and gives it back as it is now; whose it is, and since when, never changes. */
  readonly edit: (record: A) => Effect<A, RemoteFailure>;
  /** The records of one user; none where there is no such user. */
  readonly ofUser: (id: Id<"user">) => Effect<Records<A>, RemoteFailure>;
  /** The records at one kitchen; none where there is no such kitchen. */
  readonly ofKitchen: (id: Id<"kitchen">) => Effect<Records<A>, RemoteFailure>;
}

/**
 * Marks that people put on kitchens: favorites and blocks. Nobody puts the same one on a kitchen twice: creating one
 * that exists gives that one back.
 */
export interface KitchenMarks<A extends New, Key, New> extends Contributions<A, Key, New> {
  /** The mark of a user on a kitchen; `NotFound` where there is none. */
  readonly byUserAndKitchen: (user: Id<"user">, kitchen: Id<"kitchen">) => Effect<A, RemoteFailure>;
}
