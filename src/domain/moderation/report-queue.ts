import { isSameTarget, type ReportDecision } from "../deletion.ts";
import type { NamedUser } from "../fields.ts";
import type { Id } from "../id.ts";
import { momentOf } from "../instant.ts";
import type { Presence } from "../presence.ts";
import { kitchenReference, nameOf } from "../reference.ts";
import type { UserReport } from "../report.ts";

/** In which order reports are worked off. */
export const QUEUE_ORDERS = ["oldest", "reported"] as const;

export type QueueOrder = (typeof QUEUE_ORDERS)[number];

/** The order that an address asks for. */
export const queueOrder = (value: unknown): QueueOrder => (value === "reported" ? value : "oldest");

export type ReportId = Id<"report">;

/** What a moderator has done with the reports that wait. */
export interface QueueProgress {
  /** What is looked at, until it is decided or skipped. */
  readonly shown: ReportId | undefined;
  readonly decisions: ReadonlyArray<ReportDecision>;
  /** What was put off: it comes again after the others. */
  readonly skipped: ReadonlyArray<ReportId>;
}

/** The reports that a decision takes out of the queue; the one that it was made at first. */
export const reportsOf = (decision: ReportDecision): ReadonlyArray<ReportId> =>
  decision._tag === "Report" ? [decision.id] : decision.reports;

export const isDecided = ({ decisions }: Pick<QueueProgress, "decisions">, id: ReportId): boolean =>
  decisions.some((decision) => reportsOf(decision).includes(id));

const ageOf = (report: UserReport): number => momentOf(report) ?? Number.NEGATIVE_INFINITY;

/** Reports in an order; those about what is reported most stand together. */
export const inQueueOrder = (
  reports: ReadonlyArray<UserReport>,
  order: QueueOrder,
): ReadonlyArray<UserReport> => {
  const oldest = reports.toSorted((a, b) => ageOf(a) - ageOf(b));
  if (order === "oldest") return oldest;
  const about = Map.groupBy(oldest, ({ reportId, kitchen }) => kitchen?.kitchenId ?? reportId);
  return [...about.values()].toSorted((a, b) => b.length - a.length).flat();
};

const NOBODY: ReadonlyArray<Presence> = [];

export const lookersAt = (others: ReadonlyArray<Presence>, id: ReportId): ReadonlyArray<NamedUser> =>
  others.filter(({ report }) => report.reportId === id).map(({ person }) => person);

/** What is still to be decided, in the order in which it comes: what others look at after the rest, what was skipped last. */
export const openReports = (
  waiting: ReadonlyArray<UserReport>,
  progress: QueueProgress,
  others = NOBODY,
): ReadonlyArray<UserReport> => {
  const open = waiting.filter(({ reportId }) => !isDecided(progress, reportId));
  const turn = ({ reportId }: UserReport): number => progress.skipped.indexOf(reportId);
  const looked = ({ reportId }: UserReport): number => Math.min(1, lookersAt(others, reportId).length);
  return open.toSorted((a, b) => turn(a) - turn(b) || looked(a) - looked(b));
};

/** What is looked at, and what comes after it; what somebody else has settled gives way to the next. */
export const comingUp = (
  waiting: ReadonlyArray<UserReport>,
  progress: QueueProgress,
  others = NOBODY,
): ReadonlyArray<UserReport> => {
  const open = openReports(waiting, progress, others);
  const shown = open.find(({ reportId }) => reportId === progress.shown);
  return shown === undefined ? open : [shown, ...open.filter((report) => report !== shown)];
};

/**
 * The queue as it is come to: what nobody else looks at is looked at first, whatever others do then. Whoever was here
 * before goes on with the report that they left, as long as it waits.
 */
export const begun = (
  waiting: ReadonlyArray<UserReport>,
  decisions: QueueProgress["decisions"],
  others: ReadonlyArray<Presence>,
  before: Pick<QueueProgress, "shown" | "skipped"> = { shown: undefined, skipped: [] },
): QueueProgress => {
  const progress = { ...before, decisions };
  const open = openReports(waiting, progress, others);
  const left = open.find(({ reportId }) => reportId === before.shown);
  return { ...progress, shown: (left ?? open[0])?.reportId };
};

/** Whether a report comes again after everything else was looked at. */
export const comesAgain = ({ skipped }: Pick<QueueProgress, "skipped">, id: ReportId): boolean =>
  skipped.includes(id);

/** So many that were not put off yet are to be there, that whoever skips waits for none. */
const AHEAD = 20;

/** Whether more are to be read, as long as there are more. */
export const runsShort = (
  waiting: ReadonlyArray<UserReport>,
  progress: Pick<QueueProgress, "decisions" | "skipped">,
): boolean => {
  const ahead = waiting.filter(
    ({ reportId }) => !isDecided(progress, reportId) && !comesAgain(progress, reportId),
  );
  return ahead.length < AHEAD;
};

/** Whether what was looked at is gone without a decision: somebody else has settled it. */
export const wasSettledElsewhere = (waiting: ReadonlyArray<UserReport>, progress: QueueProgress): boolean =>
  progress.shown !== undefined &&
  !isDecided(progress, progress.shown) &&
  waiting.every(({ reportId }) => reportId !== progress.shown);

const subjectOf = ({ reportId, kitchen }: UserReport): string =>
  kitchen === undefined ? reportId : nameOf(kitchenReference(kitchen));

/** The decision that there is nothing to a report. */
export const dismissal = (report: UserReport): ReportDecision => ({
  _tag: "Report",
  id: report.reportId,
  name: subjectOf(report),
});

/** The decision that what is reported is banned; nothing where a report is about nothing that is known. */
export const banFor = (
  report: UserReport,
  open: ReadonlyArray<UserReport>,
  reason: string,
): Exclude<ReportDecision, { readonly _tag: "Report" }> | undefined =>
  report.kitchen && {
    _tag: "KitchenBan",
    id: report.kitchen.kitchenId,
    name: subjectOf(report),
    reason,
    reports: [
      report.reportId,
      ...open
        .filter(({ kitchen }) => kitchen?.kitchenId === report.kitchen?.kitchenId)
        .map(({ reportId }) => reportId)
        .filter((id) => id !== report.reportId),
    ],
  };

/** The decision that every report about what is banned already is closed. */
export const closingFor = (
  report: UserReport,
  open: ReadonlyArray<UserReport>,
): ReportDecision | undefined => {
  const ban = banFor(report, open, "");
  return ban && { ...ban, _tag: "KitchenReports" };
};

/** How many wait when so many did at the last reading. */
export const left = (total: number, waiting: ReadonlyArray<UserReport>, progress: QueueProgress): number =>
  total - (waiting.length - openReports(waiting, progress).length);

/** The queue once something was decided. */
export const decided = (
  { decisions, skipped }: QueueProgress,
  decision: ReportDecision,
  next: ReportId | undefined,
): QueueProgress => {
  const settled = reportsOf(decision);
  return {
    shown: next,
    decisions: [...decisions, decision],
    skipped: skipped.filter((id) => !settled.includes(id)),
  };
};

/** The queue once something was put off. */
export const putOff = (
  { decisions, skipped }: QueueProgress,
  report: ReportId,
  next: ReportId | undefined,
): QueueProgress => ({
  shown: next,
  decisions,
  skipped: [...skipped.filter((id) => id !== report), report],
});

/** The queue without a decision that did not come about. */
export const without = (progress: QueueProgress, decision: ReportDecision): QueueProgress => ({
  ...progress,
  decisions: progress.decisions.filter((other) => !isSameTarget(other, decision)),
});

/** The queue without a decision that was taken back; what it was about is looked at again. */
export const takenBack = (progress: QueueProgress, decision: ReportDecision): QueueProgress => {
  const taken = progress.decisions.find((other) => isSameTarget(other, decision));
  return {
    ...without(progress, decision),
    shown: taken === undefined ? progress.shown : reportsOf(taken)[0],
  };
};
