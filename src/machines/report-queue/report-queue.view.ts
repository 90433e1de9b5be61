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
import type { NamedUser } from "../../domain/fields.ts";
import type { Presence } from "../../domain/presence.ts";
import type { UserReport } from "../../domain/report.ts";
import type { WaitingReports } from "../use-cases/moderation/read-report-queue.ts";
import type { reportQueueMachine } from "./report-queue.machine.ts";

/** What the queue draws and calls. */
export interface ReportQueueView {
  /** What is looked at, and what comes after it. */
  readonly coming: ReadonlyArray<UserReport>;
  readonly left: number;
  /** Who else looks at what is looked at. */
  readonly lookers: ReadonlyArray<NamedUser>;
  /** Whether somebody else has settled what was looked at. */
  readonly wasSettled: boolean;
  /** Whether everything was looked at once, and what was skipped comes again. */
  readonly isThrough: boolean;
  /** Whether more are to be read than are there. */
  readonly runsShort: boolean;
  /** Whether the ban of what is looked at is asked about; it ends where somebody else settles that. */
  readonly isAskingWhy: boolean;
  readonly dismiss: () => void;
  readonly askWhy: () => void;
  readonly ban: (reason: string) => void;
  /** Closes the reports about what is banned already. */
  readonly close: () => void;
  readonly cancel: () => void;
  readonly skip: () => void;
}

const nothing = (): void => undefined;

export const reportQueueView = (
  snapshot: SnapshotFrom<typeof reportQueueMachine>,
  send: (event: EventFromLogic<typeof reportQueueMachine>) => void,
  { reports, total, isWhole }: WaitingReports,
  presences: ReadonlyArray<Presence>,
): ReportQueueView => {
  const { context } = snapshot;
  const coming = comingUp(reports, context, presences);
  const [shown, ...others] = coming;
  const isAskingWhy = snapshot.hasTag("asking why") && context.shown === shown?.reportId;
  const seen = {
    coming,
    left: left(total, reports, context),
    lookers: shown === undefined ? [] : lookersAt(presences, shown.reportId),
    wasSettled: wasSettledElsewhere(reports, context),
    isThrough: isWhole && shown !== undefined && comesAgain(context, shown.reportId),
    runsShort: !isWhole && runsShort(reports, context),
    isAskingWhy,
    cancel: () => send({ type: "cancel" }),
  };
  if (shown === undefined)
    return { ...seen, dismiss: nothing, askWhy: nothing, ban: nothing, close: nothing, skip: nothing };
  const decideAll = (decision: ReportDecision | undefined): void => {
    const next = others.find(({ kitchen }) => kitchen?.kitchenId !== shown.kitchen?.kitchenId);
    if (decision !== undefined) send({ type: "decide", decision, next: next?.reportId });
  };
  return {
    ...seen,
    dismiss: () => send({ type: "decide", decision: dismissal(shown), next: others[0]?.reportId }),
    askWhy: () => send({ type: "ask why", report: shown.reportId }),
    ban: isAskingWhy ? (reason) => decideAll(banFor(shown, coming, reason)) : nothing,
    close: () => decideAll(closingFor(shown, coming)),
    skip: () => send({ type: "skip", report: shown.reportId, next: others[0]?.reportId }),
  };
};
