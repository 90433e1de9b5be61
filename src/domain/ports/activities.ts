import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Activity } from "../activity.ts";
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
  }
>()("domain/ports/Activities") {}
