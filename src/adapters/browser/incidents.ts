import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Incidents } from "../../domain/ports/incidents.ts";
import { logIncident } from "./incident-log.ts";

/** `Incidents` in the browser's console. */
export const incidentsInConsole = Layer.succeed(
  Incidents,
  Incidents.of({ log: (incident) => Effect.sync(() => logIncident(incident)) }),
);
