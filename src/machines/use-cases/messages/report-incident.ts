import * as Effect from "effect/Effect";
import { INCIDENT_TITLE, MAX_REPORTS, type ReportFate } from "../../../domain/incident-report.ts";
import { Incidents } from "../../../domain/ports/incidents.ts";
import { Notifications } from "../../../domain/ports/notifications.ts";
import { unread } from "../../../domain/ports/unread.ts";
import { missingFor } from "../../../domain/remote-failure.ts";

type Telling = Effect.Effect<ReportFate, never, Notifications | Incidents>;

/** Tells the team of a session's incidents, each once and not too many, and says what became of it: what cannot wait is logged. */
export const reportingIncidents = () => {
  let told = new Map<string, Telling>();
  const tell = (report: string): Telling =>
    Effect.suspend(() => {
      const session = told;
      return unread(
        Notifications.use((notifications) =>
          notifications.create({ user: undefined, title: INCIDENT_TITLE, message: report }),
        ),
      ).pipe(
        Effect.as<ReportFate>("told"),
        Effect.catch((failure) =>
          Incidents.use(({ keep, log }) =>
            Effect.gen(function* () {
              // Whoever comes next would tell of it as their own.
              const isKept = missingFor(failure) !== undefined && session === told && (yield* keep(report));
              if (!isKept) yield* log({ _tag: "Unreported", report });
              return isKept ? "kept" : "not told";
            }),
          ),
        ),
      );
    });
  const report = Effect.fnUntraced(function* (text: string) {
    const telling = told.get(text);
    if (telling !== undefined) return yield* telling;
    if (told.size >= MAX_REPORTS) return "not told";
    // Whoever meets it meanwhile waits for the same answer.
    const once = yield* Effect.cached(tell(text));
    told.set(text, once);
    return yield* once;
  });
  /** Tells of what was kept; what cannot be told again stays. */
  const tellKept = Effect.gen(function* () {
    const session = told;
    const kept = yield* Incidents.use((incidents) => incidents.takeKept());
    const fates = yield* Effect.forEach(kept, (text) =>
      Effect.tap(tell(text), (fate) => Effect.sync(() => session.set(text, Effect.succeed(fate)))),
    );
    return kept.length > 0 && fates.every((fate) => fate === "told");
  });
  /** The session has ended. */
  const forget = (): void => {
    told = new Map();
  };
  return { report, tellKept, forget };
};
