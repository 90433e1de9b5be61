import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { BusinessLocation, GoogleAuthorization, GoogleIntegration, SyncOutcome } from "../business.ts";
import type { Id } from "../id.ts";
import type { Records } from "../records.ts";
import type { RemoteFailure } from "../remote-failure.ts";

/** The connection to Google's listing (§7, Google business connection). `owner` is the chef who asks (D16). */
export class Google extends Context.Service<
  Google,
  {
    /** Begins a connection; the state it gives can be used once, for ten minutes (D8, D54). */
    readonly authorize: (owner: Id<"user">) => Effect<GoogleAuthorization, RemoteFailure>;
    /** A connection that has expired is not connected, and still says whose it was and until when. */
    readonly status: (owner: Id<"user">) => Effect<GoogleIntegration, RemoteFailure>;
    /** Forgets the connection, what was begun towards one, and what came through it. */
    readonly disconnect: (owner: Id<"user">) => Effect<void, RemoteFailure>;
    /** Asks the listing for the business's locations; not being connected is an outcome, not a failure (§8). */
    readonly sync: (owner: Id<"user">) => Effect<SyncOutcome, RemoteFailure>;
    /** The locations that the last sync told of. */
    readonly locations: (owner: Id<"user">) => Effect<Records<BusinessLocation>, RemoteFailure>;
  }
>()("domain/ports/Google") {}
