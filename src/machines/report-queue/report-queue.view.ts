import type { EventFromLogic, SnapshotFrom } from "xstate";
import {
  banFor,
  closingFor,
  comesAgain,
  comingUp,
  dismissal,
  left,
  lookersAt,
  runsShort,
  wasSettledElsewhere,
} from "../../domain/moderation/report-queue.ts";
import type { ReportDecision } from "../../domain/deletion.ts";
import type { Presence } from "../../domain/presence.ts";
import type { UserReport } from "../../domain/report.ts";
import type { WaitingReports } from "../use-cases/moderation/read-report-queue.ts";
import type { reportQueueMachine } from "./report-queue.machine.ts";

/** What the queue draws and calls. */
export const reportQueueView = (
  snapshot: SnapshotFrom<typeof reportQueueMachine>,
  send: (event: EventFromLogic<typeof reportQueueMachine>) => void,
  { reports, total, isWhole }: WaitingReports,
  presences: ReadonlyArray<Presence>,
) => {
  const { context } = snapshot;
  const coming = comingUp(reports, context, presences);
  const [shown, ...others] = coming;
  const next = others[0]?.reportId;
  const isAskingWhy = snapshot.hasTag("asking why") && context.shown === shown?.reportId;
  /** Does nothing where there is no report to do it with. */
  const withShown =
    <Said extends ReadonlyArray<unknown>>(act: (report: UserReport, ...said: Said) => void) =>
    (...said: Said): void => {
      if (shown !== undefined) act(shown, ...said);
    };
  const decideAll = ({ kitchen }: UserReport, decision: ReportDecision | undefined): void => {
    const after = others.find((other) => other.kitchen?.kitchenId !== kitchen?.kitchenId);
    if (decision !== undefined) send({ type: "decide", decision, next: after?.reportId });
  };
  return {
    /** What is looked at, and what comes after it. */
    coming,
    left: left(total, reports, context),
    /** Who else looks at what is looked at. */
    lookers: shown === undefined ? [] : lookersAt(presences, shown.reportId),
    /** Whether somebody else has settled what was looked at. */
    wasSettled: wasSettledElsewhere(reports, context),
    /** Whether everything was looked at once, and what was skipped comes again. */
    isThrough: isWhole && shown !== undefined && comesAgain(context, shown.reportId),
    /** Whether more are to be read than are there. */
    runsShort: !isWhole && runsShort(reports, context),
    /** Whether the ban of what is looked at is asked about; it ends where somebody else settles that. */
    isAskingWhy,
    dismiss: withShown((report) => send({ type: "decide", decision: dismissal(report), next })),
    askWhy: withShown(({ reportId: report }) => send({ type: "ask why", report })),
    ban: withShown((report, reason: string) => {
      if (isAskingWhy) decideAll(report, banFor(report, coming, reason));
    }),
    /** Closes the reports about what is banned already. */
    close: withShown((report) => decideAll(report, closingFor(report, coming))),
    cancel: (): void => send({ type: "cancel" }),
    skip: withShown(({ reportId: report }) => send({ type: "skip", report, next })),
  };
};

export type ReportQueueView = ReturnType<typeof reportQueueView>;
