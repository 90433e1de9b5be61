import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Incident } from "../incident.ts";

/** The one place where what went wrong is logged (§8). */
export class Incidents extends Context.Service<
  Incidents,
  { readonly log: (incident: Incident) => Effect<void> }
>()("domain/ports/Incidents") {}
