import * as Effect from "effect/Effect";
import { inQueueOrder, type QueueOrder } from "../../domain/moderation/report-queue.ts";
import type { UserReport } from "../../domain/report.ts";
import { firstWindow } from "./collect-records.ts";
import { keepingReasons } from "./read-record.ts";
import { everyReport, reportWindows } from "./reports-about.ts";

/** Reports as they wait: the first of them, and how many there are. */
export interface WaitingReports {
  readonly reports: ReadonlyArray<UserReport>;
  readonly total: number;
  /** Whether the backend keeps why something was decided. */
  readonly keepsReasons: boolean;
}

/** The reports in an order: all of them where the backend cannot sort, or cannot in this order. */
export const readReportQueue = (order: QueueOrder) =>
  Effect.gen(function* () {
    const { isListed, read } = yield* reportWindows({});
    const keepsReasons = yield* keepingReasons;
    if (isListed && order === "oldest") {
      const { items, total = items.length } = yield* firstWindow(read);
      return { reports: items, total, keepsReasons } satisfies WaitingReports;
    }
    const all = yield* everyReport(read);
    return { reports: inQueueOrder(all, order), total: all.length, keepsReasons } satisfies WaitingReports;
  });
