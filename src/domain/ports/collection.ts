import type { Effect } from "effect/Effect";
import type { Arrangement } from "../list-request.ts";
import type { PageWindow } from "../paging.ts";
import type { Found, Records } from "../records.ts";
import type { RemoteFailure } from "../remote-failure.ts";
import type { Revised } from "../revision.ts";

/** What can be asked of most kinds of record (§7). */
export interface Collection<A, Id> {
  readonly all: () => Effect<Records<A>, RemoteFailure>;
  /** The records in a window, in the backend's order. */
  readonly page: (range: PageWindow) => Effect<Records<A>, RemoteFailure>;
  /** The records that pass, sorted, in a window, and how many do; where the backend has the capability `lists` (D58). */
  readonly list: (range: PageWindow, arrangement: Arrangement) => Effect<Found<A>, RemoteFailure>;
  /** One record; `NotFound` where there is none. */
  readonly byId: (id: Id) => Effect<A, RemoteFailure>;
  /** Deletes a record; `NotFound` where there is none. */
  readonly remove: (id: Id) => Effect<void, RemoteFailure>;
}

export interface CountedCollection<A, Id> extends Collection<A, Id> {
  readonly count: () => Effect<number, RemoteFailure>;
}

export interface SearchedCollection<A, Id> extends CountedCollection<A, Id> {
  /** Deletes a record; `NotFound` where there is none, `Stale` where it is not in the state that is named. */
  readonly remove: (id: Id, onto?: Revised["revision"]) => Effect<void, RemoteFailure>;
  /** The records that match a query, in a window of all that do (§7, Search). */
  readonly find: (query: string, range: PageWindow) => Effect<Found<A>, RemoteFailure>;
}
