import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { isReportDecision } from "../../../domain/deletion.ts";
import { begun, type QueueOrder } from "../../../domain/moderation/report-queue.ts";
import { lookingMachine } from "../../../machines/report-queue/looking.machine.ts";
import { pendingDecisions } from "../../../machines/deletion/deletion.view.ts";
import { progressIn } from "../../../machines/report-queue/queue-place.ts";
import { reportQueueMachine } from "../../../machines/report-queue/report-queue.machine.ts";
import { type ReportQueueView, reportQueueView } from "../../../machines/report-queue/report-queue.view.ts";
import type { WaitingReports } from "../../../machines/use-cases/moderation/read-report-queue.ts";
import { announcePresence } from "../../../machines/use-cases/moderation/report-presence.ts";
import { useApp, useSignedInActors } from "../../app-context.ts";
import { useIsAdmin } from "../../parts/access/use-is-admin.ts";
import { useEmitted } from "../../use-emitted.ts";
import { useView } from "../../use-view.ts";

/** What is looked at is said to others who decide, where the backend tells them. */
const useLooking = ({ others = [] }: WaitingReports) => {
  const { actorOf } = useApp();
  const [machine] = useState(() =>
    lookingMachine.provide({ actors: { "say what is looked at": actorOf(announcePresence) } }),
  );
  return useActorRef(machine, { input: { others } });
};

/** The queue of reports. What is decided waits to be sent among the deletions, and comes back where it was not. */
export const useReportQueue = (waiting: WaitingReports, order: QueueOrder): ReportQueueView => {
  const { deletions, queuePlace } = useSignedInActors();
  const looking = useLooking(waiting);
  const others = useSelector(looking, ({ context }) => context.others);
  const [input] = useState(() => {
    const before = progressIn(queuePlace, order);
    return begun(waiting.reports, pendingDecisions(deletions.getSnapshot()), others, before);
  });
  const actor = useActorRef(reportQueueMachine, { input });
  const progress = useSelector(actor, ({ context }) => context);
  useEffect(() => queuePlace.send({ type: "go on", order, progress }), [queuePlace, order, progress]);
  useEmitted(actor, "decided", ({ decision }) => {
    // The way back is question enough.
    deletions.send({ type: "ask to delete", targets: [decision] });
    deletions.send({ type: "confirm" });
  });
  useEmitted(deletions, "deletion ended", ({ announcement }) => {
    if (announcement._tag === "DeletionUndone")
      for (const decision of announcement.targets.filter(isReportDecision))
        actor.send({ type: "was taken back", decision });
    if (announcement._tag === "DeletionFailed")
      for (const { target } of announcement.undeleted)
        if (isReportDecision(target)) actor.send({ type: "did not come about", decision: target });
  });
  const view = useView(actor, (snapshot, send) => reportQueueView(snapshot, send, waiting, others));
  const shown = view.coming[0]?.reportId;
  const mayDecide = useIsAdmin();
  const isTold = waiting.others !== undefined;
  useEffect(() => {
    if (isTold) looking.send({ type: "look at", report: mayDecide ? shown : undefined });
  }, [looking, isTold, mayDecide, shown]);
  return view;
};
