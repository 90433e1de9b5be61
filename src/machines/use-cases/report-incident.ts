import * as Effect from "effect/Effect";
import { MAX_REPORTS, INCIDENT_TITLE } from "../../domain/incident-report.ts";
import { Incidents } from "../../domain/ports/incidents.ts";
import { Notifications } from "../../domain/ports/notifications.ts";

/** Tells the team of incidents, each once and not too many; what cannot be told goes to the log. */
export const reportingIncidents = () => {
  const told = new Set<string>();
  return (report: string): Effect.Effect<void, never, Notifications | Incidents> =>
    Effect.suspend(() => {
      if (told.has(report) || told.size >= MAX_REPORTS) return Effect.void;
      told.add(report);
      return Notifications.use((notifications) =>
        notifications.create({ user: undefined, title: INCIDENT_TITLE, message: report }),
      ).pipe(
        Effect.catch(() => Incidents.use((incidents) => incidents.log({ _tag: "Unreported", report }))),
        Effect.asVoid,
      );
    });
};
