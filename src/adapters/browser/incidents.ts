import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Incidents } from "../../domain/ports/incidents.ts";
import { keepReport, takeKeptReports } from "./kept-reports.ts";
import { logIncident } from "./incident-log.ts";

/** `Incidents` in the browser's console and the tab's storage. */
export const incidentsInConsole = Layer.succeed(
  Incidents,
  Incidents.of({
    log: (incident) => Effect.sync(() => logIncident(incident)),
    keep: (report) => Effect.sync(() => keepReport(report)),
    takeKept: () => Effect.sync(takeKeptReports),
  }),
);
