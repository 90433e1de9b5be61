import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Kitchen } from "../kitchen.ts";
import type { PageWindow } from "../paging.ts";
import type { Found } from "../records.ts";
import type { RemoteFailure } from "../remote-failure.ts";
import type { Tribe } from "../tribe.ts";
import type { User } from "../user.ts";

/** Searching on the backend (§7, Search). */
export class Search extends Context.Service<
  Search,
  {
    /** The users that match a query, in a window of all that do. */
    readonly users: (query: string, range: PageWindow) => Effect<Found<User>, RemoteFailure>;
    /** The kitchens that match a query, in a window of all that do. */
    readonly kitchens: (query: string, range: PageWindow) => Effect<Found<Kitchen>, RemoteFailure>;
    /** The tribes that match a query, in a window of all that do. */
    readonly tribes: (query: string, range: PageWindow) => Effect<Found<Tribe>, RemoteFailure>;
  }
>()("domain/ports/Search") {}
