import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Incident } from "../../domain/incident.ts";
import { Incidents } from "../../domain/ports/incidents.ts";

const WORDS: Readonly<Record<Incident["_tag"], string>> = {
  TokenRefused: "The backend token is invalid or expired",
  PermissionDenied: "Permission denied",
  BackendFilterIssue: "Backend filter issue: the answer could not be serialized",
  UnreadableRecords: "Some records could not be read",
  SignOutFailed: "Logout failed",
  Defect: "Unexpected error",
};

/** `Incidents` in the browser's console: the one room that writes to it (§8). */
export const incidentsInConsole = Layer.succeed(
  Incidents,
  Incidents.of({
    log: ({ _tag, ...details }) => Effect.sync(() => globalThis.console.warn(WORDS[_tag], details)),
  }),
);
