import { useActorRef } from "@xstate/react";
import { useEffect } from "react";
import { isReportDecision } from "../../../domain/deletion.ts";
import { pendingDecisions } from "../../../machines/report-queue/pending-decisions.ts";
import { reportQueueMachine } from "../../../machines/report-queue/report-queue.machine.ts";
import { type ReportQueueView, reportQueueView } from "../../../machines/report-queue/report-queue.view.ts";
import type { WaitingReports } from "../../../machines/use-cases/read-report-queue.ts";
import { useSignedInActors } from "../../app-context.ts";
import { useView } from "../../use-view.ts";

/** The queue of reports. What is decided waits to be sent among the deletions, and comes back where it was not. */
export const useReportQueue = (waiting: WaitingReports): ReportQueueView => {
  const { deletions } = useSignedInActors();
  const actor = useActorRef(reportQueueMachine, {
    input: { shown: undefined, decisions: pendingDecisions(deletions.getSnapshot()), skipped: [] },
  });
  useEffect(() => {
    const deciding = actor.on("decided", ({ decision }) => {
      // The way back is question enough.
      deletions.send({ type: "ask to delete", targets: [decision] });
      deletions.send({ type: "confirm" });
    });
    const ending = deletions.on("deletion ended", ({ announcement }) => {
      if (announcement._tag === "DeletionUndone")
        for (const decision of announcement.targets.filter(isReportDecision))
          actor.send({ type: "was taken back", decision });
      if (announcement._tag === "DeletionFailed")
        for (const { target } of announcement.undeleted)
          if (isReportDecision(target)) actor.send({ type: "did not come about", decision: target });
    });
    return () => {
      deciding.unsubscribe();
      ending.unsubscribe();
    };
  }, [actor, deletions]);
  return useView(actor, (snapshot, send) => reportQueueView(snapshot, send, waiting));
};
