import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { MAX_REPORTS } from "../../domain/incident-report.ts";
import { allowed } from "./allowed.ts";

const KEY = "console.kept-reports";

const decoded = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Array(Schema.String)));

const stored = (): ReadonlyArray<string> =>
  Option.getOrElse(decoded(allowed(() => sessionStorage.getItem(KEY))), () => []);

/** Keeps a report in this tab until the team can be told, at most so many; gives whether it is kept. */
export const keepReport = (report: string): boolean => {
  const kept = stored();
  if (kept.includes(report)) return true;
  if (kept.length >= MAX_REPORTS) return false;
  const storing = allowed(() => {
    sessionStorage.setItem(KEY, JSON.stringify([...kept, report]));
    return true;
  });
  return storing ?? false;
};

/** What was kept, once: taking forgets it. */
export const takeKeptReports = (): ReadonlyArray<string> => {
  const kept = stored();
  allowed(() => sessionStorage.removeItem(KEY));
  return kept;
};
