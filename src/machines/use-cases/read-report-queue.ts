import * as Effect from "effect/Effect";
import { inQueueOrder, type QueueOrder } from "../../domain/moderation/report-queue.ts";
import { offers } from "../../domain/ports/capabilities.ts";
import type { Presence } from "../../domain/presence.ts";
import type { UserReport } from "../../domain/report.ts";
import { firstWindow } from "./collect-records.ts";
import { readOthers } from "./report-presence.ts";
import { everyReport, reportWindows } from "./reports-about.ts";

/** Reports as they wait: the first of them, and how many there are. */
export interface WaitingReports {
  readonly reports: ReadonlyArray<UserReport>;
  readonly total: number;
  /** Whether the backend keeps why something was decided. */
  readonly keepsReasons: boolean;
  /** What others look at; nothing where the backend does not tell. */
  readonly others: ReadonlyArray<Presence> | undefined;
}

/** The reports in an order: all of them where the backend cannot sort, or cannot in this order. */
const readWaiting = (order: QueueOrder) =>
  Effect.gen(function* () {
    const { isListed, read } = yield* reportWindows({});
    if (isListed && order === "oldest") {
      const { items, total = items.length } = yield* firstWindow(read);
      return { reports: items, total };
    }
    const all = yield* everyReport(read);
    return { reports: inQueueOrder(all, order), total: all.length };
  });

/** What waits in an order, and what others are busy with. */
export const readReportQueue = (order: QueueOrder) =>
  Effect.map(
    Effect.all([readWaiting(order), offers("activity"), readOthers], { concurrency: "unbounded" }),
    ([waiting, keepsReasons, others]): WaitingReports => ({ ...waiting, keepsReasons, others }),
  );
