import * as Effect from "effect/Effect";
import {
  inQueueOrder,
  type QueueOrder,
  type QueueProgress,
  runsShort,
} from "../../../domain/moderation/report-queue.ts";
import { offers } from "../../../domain/ports/capabilities.ts";
import type { Presence } from "../../../domain/presence.ts";
import type { UserReport } from "../../../domain/report.ts";
import { recordsUntil } from "../lists/collect-records.ts";
import { readOthers } from "./report-presence.ts";
import { everyReport, reportWindows, uniqueReports } from "./reports-about.ts";

/** Reports as they wait: the first of them, and how many there are. */
export interface WaitingReports {
  readonly reports: ReadonlyArray<UserReport>;
  readonly total: number;
  /** Whether these are all. */
  readonly isWhole: boolean;
  /** Whether the backend keeps why something was decided. */
  readonly keepsReasons: boolean;
  /** What others look at; nothing where the backend does not tell. */
  readonly others: ReadonlyArray<Presence> | undefined;
}

/** The reports in an order: all of them where the backend cannot sort, or cannot in this order. */
const readWaiting = (order: QueueOrder, progress: QueueProgress) =>
  Effect.gen(function* () {
    const { isListed, read } = yield* reportWindows({});
    if (isListed && order === "oldest") {
      const { items, ...counted } = yield* recordsUntil(read, (reports) => !runsShort(reports, progress));
      return { reports: uniqueReports(items), ...counted };
    }
    const all = yield* everyReport(read);
    return { reports: inQueueOrder(all, order), total: all.length, isWhole: true };
  });

const NOTHING_DONE: QueueProgress = { shown: undefined, decisions: [], skipped: [] };

/** What waits in an order for somebody who is so far, and what others are busy with. */
export const readReportQueue = (order: QueueOrder, progress = NOTHING_DONE) =>
  Effect.map(
    Effect.all([readWaiting(order, progress), offers("activity"), readOthers], { concurrency: "unbounded" }),
    ([waiting, keepsReasons, others]): WaitingReports => ({ ...waiting, keepsReasons, others }),
  );
