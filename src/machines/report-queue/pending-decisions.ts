import type { SnapshotFrom } from "xstate";
import { isReportDecision, type ReportDecision } from "../../domain/deletion.ts";
import { type deletionMachine } from "../deletion/deletion.machine.ts";
import { isDeletion } from "../deletion/pending.ts";

/** What was decided of reports and has not come to its end. */
export const pendingDecisions = ({
  context,
}: SnapshotFrom<typeof deletionMachine>): ReadonlyArray<ReportDecision> =>
  context.pending
    .filter(isDeletion)
    .flatMap((pending) => pending.getSnapshot().context.targets.filter(isReportDecision));
