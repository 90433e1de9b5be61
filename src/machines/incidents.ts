import { type ActorRefFrom, fromTransition } from "xstate";
import type { ReportFate } from "../domain/incident-report.ts";

/** What became of what broke: a report and its fate, or only a part of the page that did not come. */
export type IncidentFate = ReportFate | "no incident";

type Fates = ReadonlyMap<unknown, IncidentFate>;

/** What became of everything that broke, by its cause; what has no fate yet is being told. */
export const incidentsLogic = fromTransition(
  (
    fates: Fates,
    happened:
      | { readonly type: "ended"; readonly cause: unknown; readonly fate: IncidentFate }
      | { readonly type: "what was kept is told" },
  ): Fates =>
    happened.type === "ended"
      ? new Map(fates).set(happened.cause, happened.fate)
      : new Map([...fates].map(([cause, fate]) => [cause, fate === "kept" ? "told" : fate])),
  new Map(),
);

export type Incidents = ActorRefFrom<typeof incidentsLogic>;
