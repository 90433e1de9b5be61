import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { Id } from "../id.ts";
import type { Presence } from "../presence.ts";
import type { Records } from "../records.ts";
import type { RemoteFailure } from "../remote-failure.ts";

/** Who looks at which report; where the backend has the capability `moderation`. */
export class Presences extends Context.Service<
  Presences,
  {
    readonly others: () => Effect<Records<Presence>, RemoteFailure>;
    /** Says that one looks at a report, and at no other; gives what others look at. */
    readonly announce: (id: Id<"report">) => Effect<Records<Presence>, RemoteFailure>;
  }
>()("domain/ports/Presences") {}
