import * as Effect from "effect/Effect";
import type { Id } from "../../../domain/id.ts";
import { unique } from "../../../domain/list-definition.ts";
import { UNARRANGED } from "../../../domain/list-request.ts";
import { offers } from "../../../domain/ports/capabilities.ts";
import { Reports } from "../../../domain/ports/reports.ts";
import type { UserReport } from "../../../domain/report.ts";
import { collectRecords, firstWindow, type ReadWindow } from "../lists/collect-records.ts";

/** A window of reports, the oldest first or as the backend has them (D57). */
export const reportWindows = (filters: Readonly<Record<string, string>>) =>
  Effect.map(
    offers("lists"),
    (isListed): { readonly isListed: boolean; readonly read: ReadWindow<UserReport, Reports> } => ({
      isListed,
      read: (range) =>
        Reports.use(({ list, page }) =>
          isListed
            ? list(range, { ...UNARRANGED, sort: "time", filters })
            : Effect.map(page(range), (records) => ({ ...records, total: undefined })),
        ),
    }),
  );

/** Reports, each once: while they are read, others are settled. */
export const uniqueReports = (reports: ReadonlyArray<UserReport>): ReadonlyArray<UserReport> =>
  unique({ idOf: ({ reportId }) => reportId }, reports);

/** Every report that a way of reading gives. */
export const everyReport = (read: ReadWindow<UserReport, Reports>) =>
  Effect.gen(function* () {
    const { windows } = yield* collectRecords(yield* firstWindow(read), read);
    return uniqueReports(windows.flatMap(({ items }) => items));
  });

export const reportsAbout = (kitchen: Id<"kitchen">) =>
  Effect.gen(function* () {
    const all = yield* everyReport((yield* reportWindows({ kitchen })).read);
    return all.filter((report) => report.kitchen?.kitchenId === kitchen);
  });
