import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Activity } from "../activity.ts";
import type { Id } from "../id.ts";
import type { Liking } from "../liking.ts";
import type { Arrangement } from "../list-request.ts";
import type { PageWindow } from "../paging.ts";
import type { Found } from "../records.ts";
import type { RemoteFailure } from "../remote-failure.ts";

/** Who changed what; where the backend has the capability `activity` (D66). */
export class Activities extends Context.Service<
  Activities,
  {
    readonly list: (
      range: PageWindow,
      arrangement: Pick<Arrangement, "filters">,
    ) => Effect<Found<Activity>, RemoteFailure>;
    /** How a kitchen is liked, as far as the log of its votes tells. */
    readonly liking: (kitchen: Id<"kitchen">) => Effect<Liking, RemoteFailure>;
  }
>()("domain/ports/Activities") {}
