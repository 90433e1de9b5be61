import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Incident } from "../incident.ts";

/** The one place where what went wrong is logged (§8). */
export class Incidents extends Context.Service<
  Incidents,
  {
    readonly log: (incident: Incident) => Effect<void>;
    /** Keeps a report until the team can be told; gives whether there is room. */
    readonly keep: (report: string) => Effect<boolean>;
    /** What was kept, once. */
    readonly takeKept: () => Effect<ReadonlyArray<string>>;
  }
>()("domain/ports/Incidents") {}
