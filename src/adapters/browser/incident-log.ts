import type { Incident } from "../../domain/incident.ts";

const WORDS: Readonly<Record<Incident["_tag"], string>> = {
  TokenRefused: "The backend token is invalid or expired",
  PermissionDenied: "Permission denied",
  BackendFilterIssue: "Backend filter issue: the answer could not be serialized",
  UnreadableRecords: "Some records could not be read",
  SignOutFailed: "Logout failed",
  Unreported: "The team could not be told",
  Defect: "Unexpected error",
};

/** Writes an incident to the browser's console: the one room that does. */
export const logIncident = ({ _tag, ...details }: Incident): void =>
  globalThis.console.warn(WORDS[_tag], details);

export const logDefect = (cause: unknown): void =>
  logIncident({
    _tag: "Defect",
    message: cause instanceof Error ? `${cause.name}: ${cause.message}` : "unknown",
  });
