import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { Id } from "../../../domain/id.ts";
import type { Presence } from "../../../domain/presence.ts";
import type { Records } from "../../../domain/records.ts";

/** Who looks at which report. It is no change of a record, and ends by itself. */
export class ReportPresence extends Context.Service<
  ReportPresence,
  {
    readonly announce: (person: Id<"user">, report: Id<"report">) => Effect<void>;
    readonly others: (person: Id<"user">) => Effect<Records<Presence>>;
  }
>()("backend/ReportPresence") {}
