import * as Effect from "effect/Effect";
import { INCIDENT_TITLE, MAX_REPORTS, type ReportFate } from "../../domain/incident-report.ts";
import { Incidents } from "../../domain/ports/incidents.ts";
import { Notifications } from "../../domain/ports/notifications.ts";
import { unread } from "../../domain/ports/unread.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";

/** Whether somebody may be told later, when the connection or the session is back. */
const canWait = ({ _tag }: RemoteFailure): boolean =>
  _tag === "Unreachable" || _tag === "TimedOut" || _tag === "Unauthorized";

/** Tells the team of incidents, each once and not too many, and says what became of it: what cannot wait is logged. */
export const reportingIncidents = () => {
  const told = new Map<string, ReportFate>();
  const tell = Effect.fnUntraced(
    function* (report: string) {
      yield* unread(
        Notifications.use((notifications) =>
          notifications.create({ user: undefined, title: INCIDENT_TITLE, message: report }),
        ),
      );
      return "told" as const;
    },
    (telling, report) =>
      Effect.catch(telling, (failure) =>
        Effect.flatMap(Incidents, (incidents) =>
          canWait(failure) ? incidents.keep(report) : Effect.succeed(false),
        ).pipe(
          Effect.flatMap((isKept): Effect.Effect<ReportFate, never, Incidents> =>
            isKept
              ? Effect.succeed("kept")
              : Effect.as(
                  Incidents.use((incidents) => incidents.log({ _tag: "Unreported", report })),
                  "not told",
                ),
          ),
        ),
      ),
  );
  const note = (report: string) => (fate: ReportFate) => Effect.sync(() => void told.set(report, fate));
  const report = (text: string): Effect.Effect<ReportFate, never, Notifications | Incidents> =>
    Effect.suspend(() => {
      const before = told.get(text) ?? (told.size >= MAX_REPORTS ? "not told" : undefined);
      if (before !== undefined) return Effect.succeed(before);
      told.set(text, "not told");
      return Effect.tap(tell(text), note(text));
    });
  /** Tells of what was kept; what cannot be told again stays. */
  const tellKept = Effect.gen(function* () {
    const kept = yield* Incidents.use((incidents) => incidents.takeKept());
    const fates = yield* Effect.forEach(kept, (text) => Effect.tap(tell(text), note(text)));
    return kept.length > 0 && fates.every((fate) => fate === "told");
  });
  return { report, tellKept };
};
